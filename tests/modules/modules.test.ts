import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as docsite from 'docsite';
import * as sources from '../../packages/cli/src/index.js';
import { makeFolder } from '../folder.js';
import { findUncompiled } from './find-uncompiled.mjs';

test('a source and its compiled form should be one module', () => {
  expect(sources.main).toBe(docsite.main);
});

test('errors and collections of Node should be instances of those of the tests', () => {
  expect(() => readFileSync('/no/such/file')).toThrow(Error);
  expect(structuredClone(new Map([[1, new Set([2])]]))).toEqual(new Map([[1, new Set([2])]]));
});

test('a source that has changed since its package was compiled should be detected', () => {
  const folder = makeFolder();
  try {
    const [source, compiled] = [join(folder, 'core/src/parse/a.ts'), join(folder, 'core/tsconfig.tsbuildinfo')];
    mkdirSync(join(folder, 'core/src/parse'), { recursive: true });
    mkdirSync(join(folder, 'scripts'));
    for (const file of [source, compiled]) writeFileSync(file, '');
    utimesSync(compiled, 20, 20);
    const found = [10, 30].map((seconds) => {
      utimesSync(source, seconds, seconds);
      return findUncompiled(folder);
    });
    rmSync(compiled);
    expect([...found, findUncompiled(folder)]).toEqual([undefined, source, source]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
