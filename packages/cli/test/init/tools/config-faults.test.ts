import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { faultsInConfigs, noteOnFaults } from '../../../src/init/tools/config-faults.js';
import { findFumadocs } from '../../../src/init/tools/fumadocs/find-fumadocs.js';
import type { ToolName } from '../../../src/init/tools/tool-site.js';

function notesIn(tool: ToolName, path: string, files: Readonly<Record<string, string>>): string[] {
  return noteOnFaults(faultsInConfigs(makeFolder(files), { tool, path }));
}

test('configuration files that cannot be read should be named with line and column', () => {
  expect(
    notesIn('Fumadocs', 'docs', {
      'docs/meta.json': '{ "pages": ["a"] }',
      'docs/b/meta.json': '{\n  "pages": ["a" "b"]\n}',
      'docs/a/meta.fr.json': '[',
      'meta.json': '{',
    }),
  ).toEqual([
    'docs/a/meta.fr.json:1:2  warning  it is not valid JSON: Unexpected end of file in JSON',
    'docs/b/meta.json:2:17  warning  it is not valid JSON: Expected "," in JSON but found "\\"b\\""',
    '  hint: correct these files, remove what was written, and run docsite init again',
  ]);
});

test.each<[ToolName, string, string, string]>([
  [
    'MkDocs',
    'mkdocs.yml',
    'site_name: A\r\nnav:\r\n\t- a.md\r\n',
    '3:1  warning  it is not valid YAML: a tab indents a line (indent with spaces: YAML does not allow tabs)',
  ],
  [
    'mdBook',
    'book.toml',
    '[book]\ntitle = A',
    '2:9  warning  it is not valid TOML: invalid value (put texts in quotes: `title = "Home"`)',
  ],
  [
    'VitePress',
    '.vitepress/config.mts',
    "export default {\n  title 'A',\n};",
    '2:9  warning  it cannot be read: Expected "}" but found "\'A\'"',
  ],
])('the fault of a configuration of %s should be explained in the terms of its format', (tool, file, text, fault) => {
  expect(notesIn(tool, '.', { [file]: text })).toEqual([
    `${file}:${fault}`,
    '  hint: correct this file, remove what was written, and run docsite init again',
  ]);
});

test('configuration files that can be read should not be named', () => {
  expect(notesIn('Jekyll', '.', { '_config.yml': 'title: !custom A\n', 'mkdocs.yml': '[' })).toEqual([]);
  expect(notesIn('Nextra', 'content', { 'content/_meta.ts': 'export default { a: b.c };' })).toEqual([]);
  expect(notesIn('Sphinx', '.', { 'conf.py': 'project = "A"' })).toEqual([]);
});

test('a folder with the name of a configuration file should not be read', () => {
  const folder = makeFolder({
    'package.json': '{ "dependencies": { "fumadocs-core": "15" } }',
    'content/docs/a.mdx': '# A\n',
    'content/docs/meta.json/b.mdx': '# B\n',
    'source.config.ts/x': '',
  });
  expect(findFumadocs(folder)).toMatchObject({ path: 'content/docs', sidebar: undefined });
});
