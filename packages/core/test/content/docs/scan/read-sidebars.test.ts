import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { readAuthoredSidebars } from '../../../../src/content/docs/scan/read-sidebars.js';
import type { Finding } from '../../../../src/diagnostic.js';

async function read(
  file: string,
  files: Readonly<Record<string, string>>,
): Promise<[value: unknown, problems: string[]]> {
  const findings: Finding[] = [];
  const read = await readAuthoredSidebars(makeFolder(files), file, findings);
  return [read?.value, findings.map((item) => `${item.file}:${item.line}:${item.column} ${item.message}`)];
}

describe('readAuthoredSidebars', () => {
  test.each([
    ['sidebars.json', '{ "a": ["x"] }'],
    ['sidebars.js', "export default { a: ['x'] };"],
    ['sidebars.cjs', "module.exports = { a: ['x'] };"],
    ['sidebars.js', "const all = { a: ['x'] };\nmodule.exports = all;\nexport default all;"],
    ['sidebars.js', "const icon = globalThis.window && require('./a.svg');\nmodule.exports = { a: ['x'] };"],
    ['sidebars.ts', "import { x } from './x';\nexport default { a: [x] as string[] };"],
  ])('should read %s', async (file, text) => {
    expect(await read(file, { [file]: text, 'x.ts': "export const x = 'x';", 'a.svg': '<svg/>' })).toEqual([
      { a: ['x'] },
      [],
    ]);
  });

  test.each([
    [
      'sidebars.json',
      '{\n  "a": [}\n',
      'sidebars.json:2:9 cannot read the sidebars: it is not valid JSON: Unexpected "}" in JSON',
    ],
    ['sidebars.js', 'export default {\n  a: [\n};', 'sidebars.js:3:1 cannot read the sidebars: Unexpected "}"'],
    ['sidebars.js', "throw new Error('no luck');", 'sidebars.js:1:7 cannot read the sidebars: no luck'],
  ])('should report if %s cannot be read: %j', async (file, text, problem) => {
    expect(await read(file, { [file]: text })).toEqual([undefined, [problem]]);
  });

  test.each([
    "const { Component } = require('absent');\nmodule.exports = { a: ['x'] };",
    "import { list, more } from '@absent/lists/all';\nexport default { a: ['x'], ...(false && list()) };",
  ])('should read sidebars that import a package which is not installed, but do not use it: %j', async (text) => {
    expect(await read('sidebars.js', { 'sidebars.js': text })).toEqual([{ a: ['x'] }, []]);
  });

  test.each([
    ["const { list } = require('absent');\nmodule.exports = { a: list('x') };", 'sidebars.js:2:23'],
    ["import list from 'absent';\nexport default {\n  a: [...list.items],\n};", 'sidebars.js:3:15'],
    ["import { list } from 'absent';\nexport default { a: ['x', list + ''] };", 'sidebars.js:2:27'],
    ["import { list } from 'absent';\nexport default { a: [{ items: list.all }] };", 'sidebars.js:1:1'],
  ])('should report the package if they use it: %j', async (text, place) => {
    expect(await read('sidebars.js', { 'sidebars.js': text })).toEqual([
      undefined,
      [`${place} cannot read the sidebars: it uses the package 'absent', which is not installed`],
    ]);
  });

  test('should report a picture that they use', async () => {
    const text = "import icon from './a.svg';\nexport default { a: [icon] };";
    expect(await read('sidebars.js', { 'sidebars.js': text, 'a.svg': '<svg/>' })).toEqual([
      undefined,
      ['a.svg:1:7 cannot read the sidebars: only code of pages can import this file'],
    ]);
  });

  test('should report if the file does not exist', async () => {
    expect(await read('sidebar.js', {})).toEqual([
      undefined,
      ["sidebar.js:1:1 the sidebars file 'sidebar.js' does not exist"],
    ]);
  });
});
