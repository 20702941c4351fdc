import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { pathFromHere } from '../../../src/report/outcome/path-from-here.js';

test('should name the working folder, and what is in it and around it', () => {
  expect(pathFromHere(process.cwd())).toBe('.');
  expect(pathFromHere(join(process.cwd(), 'docs'))).toBe('docs');
  expect(pathFromHere(resolve('..'))).toBe('..');
});
