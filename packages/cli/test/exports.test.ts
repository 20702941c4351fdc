import { expect, test } from '@jest/globals';
import * as docsite from '../src/index.js';

test('the command should export these names and no others', () => {
  expect(Object.keys(docsite).sort()).toEqual(['defineConfig', 'main']);
});
