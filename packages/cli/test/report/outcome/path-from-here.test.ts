import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { pathFromHere } from '../../../src/report/outcome/path-from-here.js';

test('paths should be relative to the working folder, which is a dot', () => {
  expect(pathFromHere(process.cwd())).toBe('.');
  expect(pathFromHere(join(process.cwd(), 'docs'))).toBe('docs');
  expect(pathFromHere(resolve('..'))).toBe('..');
});
