/** Receives a word of a text: `text.slice(start, end)`. */
export type WordVisitor = (start: number, end: number) => void;

const separator = 1;
const letter = 2;
const digit = 3;
/** A character of a script without spaces between words. */
const unspaced = 4;

const dot = 46;
const longestWord = 64;

/** Kind of each character that is a single UTF-16 code unit, determined when first encountered. */
const kinds = new Uint8Array(0x10000);

/**
 * Visits the words of a text: runs of letters, digits and underscores, with version numbers (`4.0.1`) as single words.
 * In scripts without spaces, every pair of adjacent characters is a word. Both indexing and querying use these words,
 * so builds and browsers run the same code.
 *
 * @param from Start offset.
 * @param to End offset.
 */
export function scanWords(text: string, visit: WordVisitor, from = 0, to = text.length): void {
  for (let at = from; at < to; ) {
    const kind = kindAt(text, at);
    if (kind === separator) {
      at++;
    } else if (kind === unspaced) {
      const end = endOfUnspaced(text, at, to);
      visitPairs(text, at, end, visit);
      at = end;
    } else {
      const end = endOfWord(text, at, to);
      if (end - at <= longestWord) visit(at, end);
      at = end;
    }
  }
}

/** The kind of the character at an offset; both halves of a surrogate pair have that of the pair. */
function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return kinds[code] || findKind(text, at, code);
}

function findKind(text: string, at: number, code: number): number {
  if (isHalf(code)) return kindOf(String.fromCodePoint(text.codePointAt(startOfPair(text, at)) as number));
  const kind = kindOf(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

function kindOf(character: string): number {
  if (unspacedScripts.test(character)) return unspaced;
  if (/\p{Nd}/u.test(character)) return digit;
  return /[\p{L}\p{N}\p{M}_]/u.test(character) ? letter : separator;
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** The offset of the pair that a half belongs to, or of a half without another. */
function startOfPair(text: string, at: number): number {
  return at > 0 && (text.codePointAt(at - 1) as number) > 0xffff ? at - 1 : at;
}

function endOfUnspaced(text: string, from: number, to: number): number {
  let at = from + 1;
  while (at < to && kindAt(text, at) === unspaced) at++;
  return at;
}

/**
 * The end of a word. A dot belongs to the word if it is between digits, preceded only by numbers and an optional `v`.
 */
function endOfWord(text: string, from: number, to: number): number {
  let at = from + 1;
  for (; at < to; at++) {
    const kind = kindAt(text, at);
    if (kind !== letter && kind !== digit && !isDotInVersion(text, from, at, to)) break;
  }
  return at;
}

function isDotInVersion(text: string, from: number, at: number, to: number): boolean {
  if (text.charCodeAt(at) !== dot || at + 1 === to || at - from > longestWord) return false;
  return kindAt(text, at - 1) === digit && kindAt(text, at + 1) === digit && /^v?[\d.]+$/i.test(text.slice(from, at));
}

function visitPairs(text: string, start: number, end: number, visit: WordVisitor): void {
  let second = next(text, start);
  if (second >= end) visit(start, end);
  for (let first = start; second < end; ) {
    const after = next(text, second);
    visit(first, after);
    first = second;
    second = after;
  }
}

/** The offset of the next character. */
function next(text: string, at: number): number {
  return at + ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);
}

/**
 * The search terms of a word, starting with the whole word: in lower case, without accents; also the parts of an
 * identifier (`get_records`, `getRecords`) and the release line of a version (`4.0` for `4.0.1`).
 */
export function termsOf(word: string): string[] {
  const whole = fold(word);
  const parts = /[_.]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|^v\d/u.test(word) ? partsOf(word) : [];
  return [...new Set([whole, ...parts])];
}

function partsOf(word: string): string[] {
  if (/^v?\d/i.test(word) && !/[_\p{Lu}]/u.test(word.slice(1))) return partsOfVersion(word);
  return word
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2_')
    .split('_')
    .filter((part) => part.length > 1)
    .map(fold);
}

/** `v4.0.1` results in `4.0.1` and `4.0`. */
function partsOfVersion(word: string): string[] {
  const numbers = word.replace(/^v/i, '').split('.');
  return numbers.slice(1).map((_, index) => numbers.slice(0, numbers.length - index).join('.'));
}

const accents = /[\u0300-\u036f]+/g;
const isAscii = /^[\0-\x7f]*$/;

/** Latin letters that Unicode does not decompose, with their plain forms. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const foreignLetters = /[ßæœøłđðþı]/g;

/** Normalizes a word for comparison: lower case, with Latin, Greek and Cyrillic letters stripped of accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii.test(word)) return lower;
  const plain = lower.normalize('NFKD').replace(accents, '').normalize('NFC');
  return plain.replace(foreignLetters, (letter) => plainLetters[letter] as string).replaceAll('ς', 'σ');
}
