import { isUtf8 } from 'node:buffer';
import { contentHash } from '../content-hash.js';
import { normalizeText } from '../text/normalize-text.js';
import { placeInText, type TextPlace } from '../text/text-place.js';

/** A Markdown or MDX file as read from disk. */
export interface SourceFile {
  /** Path relative to the site folder, with forward slashes. */
  readonly path: string;
  /** Text without byte order mark, with line ends normalised to `\n`. */
  readonly text: string;
  /** SHA-256 of the bytes, first 16 hex digits. */
  readonly hash: string;
  /** Byte offset of the first invalid UTF-8 byte, if any. */
  readonly invalidUtf8At?: number;
  /** The position of that byte. */
  readonly invalidUtf8Place?: TextPlace;
}

/** Decodes the bytes of a source file. Invalid UTF-8 becomes U+FFFD and is reported. */
export function decodeSource(path: string, bytes: Buffer): SourceFile {
  const text = normalizeText(bytes.toString('utf8')).replaceAll('\0', '\uFFFD');
  const hash = contentHash(bytes);
  if (!isUtf8(bytes)) return { path, text, hash, ...firstInvalidByte(bytes) };
  return isWide(bytes) ? { path, text, hash, ...placeAt(bytes, bytes.indexOf(0)) } : { path, text, hash };
}

/**
 * Whether the text is UTF-16 without a byte order mark, which is mostly valid UTF-8 with a zero byte next to each
 * letter.
 */
function isWide(bytes: Buffer): boolean {
  if (!bytes.includes(0)) return false;
  return bytes.filter((byte) => byte === 0).length * 3 > bytes.length;
}

interface InvalidByte {
  readonly invalidUtf8At: number;
  readonly invalidUtf8Place: TextPlace;
}

function firstInvalidByte(bytes: Buffer): InvalidByte {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isUtf8Prefix(bytes.subarray(0, middle + 1))) low = middle + 1;
    else high = middle;
  }
  while (!isUtf8(bytes.subarray(0, low))) low--;
  return placeAt(bytes, low);
}

/** The position of a byte after valid UTF-8 text. */
function placeAt(bytes: Buffer, offset: number): InvalidByte {
  const before = bytes.subarray(0, offset).toString('utf8');
  const text = normalizeText(before);
  return { invalidUtf8At: offset, invalidUtf8Place: placeInText(text, text.length) };
}

/** Whether bytes are valid UTF-8, except for a truncated character at the end. */
function isUtf8Prefix(bytes: Buffer): boolean {
  for (let cut = 0; cut < 4 && cut <= bytes.length; cut++) {
    if (!isUtf8(bytes.subarray(0, bytes.length - cut))) continue;
    return cut === 0 || isCharacterStart(bytes.subarray(bytes.length - cut));
  }
  return false;
}

function isCharacterStart(bytes: Buffer): boolean {
  const isComplete = bytes.length >= characterLength(bytes[0] as number);
  return !isComplete && bytes.subarray(1).every((byte) => (byte & 0xc0) === 0x80);
}

/** The number of bytes of a character that begins with a byte; 0 if none does. */
function characterLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
