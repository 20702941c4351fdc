import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { decodeSource } from '../../src/scan/source-file.js';

describe('decodeSource', () => {
  test('should strip the byte order mark and normalise line ends', () => {
    expect(decodeSource('a.md', Buffer.from('\uFEFFa\r\nb\rc\n')).text).toBe('a\nb\nc\n');
  });

  test('should hash the bytes, not the normalised text', () => {
    const bytes = Buffer.from('a\r\n');
    expect(decodeSource('a.md', bytes).hash).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  });

  test('should replace a null character', () => {
    expect(decodeSource('a.md', Buffer.from('a\0b')).text).toBe('a\uFFFDb');
  });

  test('should not report the encoding if the bytes are UTF-8', () => {
    expect(Object.keys(decodeSource('a.md', Buffer.from('é 😀')))).toEqual(['path', 'text', 'hash']);
  });

  test.each([
    ['a lone byte', [0x61, 0x0a, 0xff, 0x62], 2, { line: 2, column: 1 }],
    ['a character cut off by another', [0x61, 0xe2, 0x28, 0xa1], 1, { line: 1, column: 2 }],
    ['a character cut off by the end', [0xc3, 0xa9, 0x0d, 0x0a, 0x62, 0xe2, 0x82], 5, { line: 2, column: 2 }],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1, { line: 1, column: 2 }],
    ['an overlong form', [0xc0, 0x80], 0, { line: 1, column: 1 }],
    ['a byte after a byte order mark, which has no column', [0xef, 0xbb, 0xbf, 0x61, 0xff], 4, { line: 1, column: 2 }],
    ['a byte after a character of two code units', [0xf0, 0x9f, 0x98, 0x80, 0xff], 4, { line: 1, column: 3 }],
  ])('should place %s', (_name, bytes, invalidUtf8At, invalidUtf8Place) => {
    expect(decodeSource('a.md', Buffer.from(bytes))).toMatchObject({ invalidUtf8At, invalidUtf8Place });
  });
});

test('UTF-16 without a byte order mark should not be accepted as UTF-8, but a single zero should', () => {
  const wide = decodeSource('a.md', Buffer.from('# Title\n', 'utf16le'));
  expect(wide).toMatchObject({ invalidUtf8At: 1, invalidUtf8Place: { line: 1, column: 2 } });
  expect(decodeSource('a.md', Buffer.from('# Ti\0tle\n')).invalidUtf8At).toBeUndefined();
});
