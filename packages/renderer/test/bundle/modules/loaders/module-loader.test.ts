import { expect, test } from '@jest/globals';
import { moduleLoader } from '../../../../src/bundle/modules/loaders/module-loader.js';

test('modules of Node in TypeScript should be read as TypeScript', () => {
  expect(['a.ts', 'a.mts', 'a.cts'].map((path) => moduleLoader(path))).toEqual(['ts', 'ts', 'ts']);
});

test('JavaScript may contain elements whatever its extension', () => {
  expect(['a.js', 'a.mjs', 'a.cjs', 'a.jsx'].map((path) => moduleLoader(path))).toEqual(['jsx', 'jsx', 'jsx', 'jsx']);
  expect(moduleLoader('a.tsx')).toBe('tsx');
});

test('JavaScript with types should be read as TypeScript', () => {
  expect(['/a.js', '/b.js'].map((path) => moduleLoader(path, new Set(['/a.js'])))).toEqual(['tsx', 'jsx']);
});
