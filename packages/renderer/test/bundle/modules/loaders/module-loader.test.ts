import { expect, test } from '@jest/globals';
import { moduleLoader } from '../../../../src/bundle/modules/loaders/module-loader.js';

test('should read modules of Node in TypeScript as TypeScript', () => {
  expect(['a.ts', 'a.mts', 'a.cts'].map((path) => moduleLoader(path))).toEqual(['ts', 'ts', 'ts']);
});

test('should accept elements in JavaScript whatever its extension', () => {
  expect(['a.js', 'a.mjs', 'a.cjs', 'a.jsx'].map((path) => moduleLoader(path))).toEqual(['jsx', 'jsx', 'jsx', 'jsx']);
  expect(moduleLoader('a.tsx')).toBe('tsx');
});

test('should read JavaScript with types as TypeScript', () => {
  expect(['/a.js', '/b.js'].map((path) => moduleLoader(path, new Set(['/a.js'])))).toEqual(['tsx', 'jsx']);
});
