import { decodedHref } from './shown-href.js';

/**
 * Whether an address and that of the file it probably means look the same, but consist of different characters: in the
 * Unicode form NFC, `ü` is one character, in NFD two.
 */
export function differsInForm(href: string, meant: string): boolean {
  const written = decodedHref(href)
    .replace(/[?#].*$/, '')
    .replace(/^(?:\.{0,2}\/)+/, '');
  const existing = decodedHref(meant);
  return !existing.includes(written) && existing.normalize('NFC').includes(written.normalize('NFC'));
}
