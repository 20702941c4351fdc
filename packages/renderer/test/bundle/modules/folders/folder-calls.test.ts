import { expect, test } from '@jest/globals';
import { expandFolderImports } from '../../../../src/bundle/modules/folders/folder-calls.js';

const expanded = expandFolderImports("const files = require.context('../data', false, /\\.json$/);");

test.each([
  "const files = (require as any).context('../data', false, /\\.json$/);",
  "const files = (require as unknown as { context(...args: unknown[]): Context }).context('../data', false, /\\.json$/);",
  "const files = ( require as Required )?.context('../data', false, /\\.json$/);",
])('a folder should be imported by a call with a cast: %s', (code) => {
  expect(expanded).toContain('require("docsite-folder:');
  expect(expandFolderImports(code)).toBe(expanded);
});

test('lines should keep their numbers', () => {
  const code = "const files = (require as {\n  context: Function;\n}).context(\n  '../data',\n);\nconst next = 1;";
  expect(expandFolderImports(code).split('\n')[5]).toBe('const next = 1;');
  expect(expandFolderImports(code)).toContain('require("docsite-folder:');
});

test.each(["const load = (require as any)('../data');", "const path = (require as any).resolve('../data');"])(
  'other casts should stay: %s',
  (code) => {
    expect(expandFolderImports(code)).toBe(code);
  },
);
