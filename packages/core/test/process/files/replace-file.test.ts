import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { replaceFile } from '../../../src/process/files/replace-file.js';

test('a file should be created, and replaced with its rights, behind a link too', () => {
  const folder = makeFolder({});
  const file = join(folder, 'a.txt');
  replaceFile(file, 'one');
  chmodSync(file, 0o640);
  symlinkSync('a.txt', join(folder, 'link'));
  replaceFile(join(folder, 'link'), 'two');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['two', 0o640]);
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'link']);
});

test('a file should stay as it was if its new contents cannot be written', () => {
  const folder = makeFolder({ 'a.txt': 'mine' });
  mkdirSync(join(folder, 'a.txt.docsite-new'));
  expect(() => replaceFile(join(folder, 'a.txt'), 'new')).toThrow();
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('mine');
});

test('what is no file should be written to, not replaced', () => {
  replaceFile('/dev/null', 'text');
  expect(statSync('/dev/null').isFile()).toBe(false);
});

test('an error should name the file, also if the disk is full', () => {
  expect(() => replaceFile('/dev/full', 'text')).toThrow(
    expect.objectContaining({ code: 'ENOSPC', path: '/dev/full' }),
  );
});
