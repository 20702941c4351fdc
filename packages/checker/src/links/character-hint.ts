import { decodedHref } from './shown-href.js';

/** No-break spaces, soft hyphens, and characters without a width, except for those that join letters or emoji. */
const invisible = /[\u00A0\u00AD\u200B\u200E\u200F\u2060\uFEFF]/gu;
const typographic = /[“”„‟]|^[‘’‚]|[‘’]$/u;

/** The first character of an address or id that nobody sees, such as `U+200B`; undefined for none. */
export function invisibleIn(text: string): string | undefined {
  const [found] = decodedHref(text).match(invisible) ?? [];
  return found && `U+${(found.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same text without such characters. */
export function withoutInvisible(text: string): string {
  return decodedHref(text).replace(invisible, '');
}

/** A hint for an address with a character that is not meant to be part of it. */
export function characterHint(href: string): string | undefined {
  const code = invisibleIn(href);
  if (code !== undefined) return `type the address again: it contains an invisible character, ${code}`;
  return typographic.test(decodedHref(href))
    ? 'leave out the typographic quotation marks, which are part of the address, or write `"` in HTML'
    : undefined;
}
