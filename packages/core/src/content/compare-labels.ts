import { compareText } from '../diagnostic.js';

/**
 * Compares labels alphabetically, without regard to case and accents: spaces, signs, digits, letters, as in Unicode's
 * collation, with lower case first among equals; the same on every machine.
 */
export function compareLabels(a: string, b: string): number {
  return compareText(baseOf(a), baseOf(b)) || compareText(a.toLowerCase(), b.toLowerCase()) || compareText(b, a);
}

/** Letters without accents, in lower case. Signs are preceded by one that comes before all digits. */
function baseOf(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '!$&')
    .toLowerCase();
}
