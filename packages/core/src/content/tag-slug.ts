import type { SiteConfig } from '../config/site-config.js';
import { kebabCase } from '../route/kebab-case.js';

/** Signs at the end of a name, as in `C++`, `C#` and `Notepad++`, and doubled ones inside it. */
const namedSigns = /(?<=[\p{L}\p{N}])(?:\++(?![\p{L}\p{N}+])|\+{2,}|#(?![\p{L}\p{N}#]))/gu;
const word = /[\p{L}\p{M}\p{N}]/u;
/** Spaces, punctuation, and characters that file names or addresses cannot contain. */
const unfit = /[\s\p{P}\p{Cc}<>|^`$=~]+/gu;

/**
 * The last segment of a tag's route: the words of its label. `+` and `#` after a name are spelled out (`c-plus-plus`,
 * `c-sharp`). A label without words keeps its symbols, such as emoji; empty for punctuation alone.
 *
 * @param signs `left-out` leaves out `+` and `#`, and removes the accents of Latin letters (`cobranca`).
 */
export function tagSlug(label: string, signs: SiteConfig['tagSigns'] = 'named'): string {
  const named = signs === 'left-out' ? withoutAccents(label) : nameSigns(label);
  return kebabCase(named) || label.replace(unfit, '-').replace(/^-+|-+$/g, '');
}

/** Latin letters that Unicode does not decompose into a letter and an accent, and what replaces them in addresses. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't' },
  ...{ Æ: 'Ae', Œ: 'Oe', Ø: 'O', Đ: 'D', Ð: 'D', Þ: 'Th', Ħ: 'H', Ł: 'L', Ŋ: 'N', Ŧ: 'T' },
};

function withoutAccents(label: string): string {
  const letters = /[\u00c0-\u017f]/gu;
  return label.normalize('NFC').replace(letters, (letter) => plainLetters[letter] ?? baseOf(letter));
}

function baseOf(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

function nameSigns(label: string): string {
  return label.replace(namedSigns, (signs) => (signs === '#' ? ' sharp ' : ' plus'.repeat(signs.length).concat(' ')));
}

/**
 * Whether two labels with the same slug may be one tag: they may differ in case or in word separators (`Forms API`,
 * `forms-api`), but not in signs at either end (`net`, `.NET`).
 */
export function isSameTag(a: string, b: string): boolean {
  return outerSigns(a) === outerSigns(b);
}

function outerSigns(label: string): string {
  const characters = [...label.replace(/\s+/g, '')];
  const first = characters.findIndex((character) => word.test(character));
  const last = characters.findLastIndex((character) => word.test(character));
  return first === -1 ? '' : `${characters.slice(0, first).join('')} ${characters.slice(last + 1).join('')}`;
}
