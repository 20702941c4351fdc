import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { loadCode } from '../../src/code/code-cache.js';
import { packageFolder } from '../../src/own-package/package-folder.js';

interface Sum {
  readonly sum: (...numbers: readonly number[]) => number;
}

describe('code loaded with its compiled form', () => {
  let folder: string;
  let script: string;
  let kept: string;

  beforeEach(() => {
    folder = makeFolder();
    script = join(folder, 'sum-1234.cjs');
    kept = join(folder, 'kept');
    writeFileSync(script, 'exports.sum = (...numbers) => numbers.reduce((total, number) => total + number, 0);');
  });

  const load = () => loadCode<Sum>(script, kept);
  const keptFile = (): string => join(kept, readdirSync(kept)[0] as string);

  /** Whether a file matches its checksum. */
  const isWhole = (bytes: Buffer): boolean => bytes.readUInt32LE(0) === crc32(bytes.subarray(8));

  test('should be stored once, and behave the same', () => {
    const first = load();
    expect(first.exports.sum(1, 2)).toBe(3);
    first.keep();
    utimesSync(keptFile(), 1, 1);
    const second = load();
    expect(second.exports.sum(1, 2, 3)).toBe(6);
    second.keep();
    expect(statSync(keptFile()).mtimeMs).toBe(1000);
  });

  test('should be stored once by a process that stores after each of its commands', () => {
    const { keep } = load();
    keep();
    utimesSync(keptFile(), 1, 1);
    keep();
    expect(statSync(keptFile()).mtimeMs).toBe(1000);
  });

  test('should be stored again by a process that has run for more than twice as long', () => {
    load().keep();
    const bytes = readFileSync(keptFile());
    bytes.writeUInt32LE(1, 4);
    writeFileSync(keptFile(), bytes);
    load().keep();
    expect(readFileSync(keptFile()).readUInt32LE(4)).toBeGreaterThan(1);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['changed', (bytes: Buffer) => bytes.fill(7, bytes.length - 9)],
  ])('should be compiled and stored again if the stored code is %s', (_, damage) => {
    load().keep();
    const whole = readFileSync(keptFile());
    writeFileSync(keptFile(), damage(Buffer.from(whole)));
    const { exports, keep } = load();
    expect(exports.sum(4, 5)).toBe(9);
    keep();
    expect(isWhole(readFileSync(keptFile()))).toBe(true);
  });

  test('should be compiled and stored again if V8 rejects the stored code', () => {
    load().keep();
    const bytes = readFileSync(keptFile());
    // code of V8 begins with a version number: here the checksum is right, but the version is not
    bytes.writeUInt32LE((bytes.readUInt32LE(8) ^ 1) >>> 0, 8);
    bytes.writeUInt32LE(crc32(bytes.subarray(8)), 0);
    bytes.writeUInt32LE(2 ** 31, 4);
    writeFileSync(keptFile(), bytes);
    // V8 would remember code compiled from the same path
    const copy = makeFolder({ 'sum-1234.cjs': readFileSync(script) });
    const { exports, keep } = loadCode<Sum>(join(copy, 'sum-1234.cjs'), kept);
    expect(exports.sum(4, 5)).toBe(9);
    keep();
    expect(readFileSync(keptFile()).readUInt32LE(8)).toBe((bytes.readUInt32LE(8) ^ 1) >>> 0);
  });

  test('should be compiled in each process if nothing can be written', () => {
    writeFileSync(kept, 'a file');
    const { exports, keep } = load();
    keep();
    expect([exports.sum(2, 2), readFileSync(kept, 'utf8')]).toEqual([4, 'a file']);
  });

  test('should be kept for a few versions of Node only', () => {
    mkdirSync(kept);
    for (const number of [1, 2, 3, 4, 5]) {
      writeFileSync(join(kept, `sum-1234-${number}.bin`), '');
      utimesSync(join(kept, `sum-1234-${number}.bin`), number, number);
    }
    load().keep();
    expect(readdirSync(kept)).toHaveLength(4);
    expect(readdirSync(kept)).toEqual(
      expect.arrayContaining(['3', '4', '5'].map((number) => `sum-1234-${number}.bin`)),
    );
  });
});

test('the code shared by all processes should be ASCII, as each byte of it is read as a character', () => {
  const bundle = join(packageFolder, 'bundle');
  const [name] = readdirSync(bundle).filter((file) => /^entries-.*\.cjs$/.test(file));
  expect(readFileSync(join(bundle, name as string), 'latin1')).not.toMatch(/[^\0-\x7f]/);
});
