import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const site = { 'docsite.config.json': '{ "title": "T" }', 'docs/a.md': '# A\n\n## B\n' };

/** Returns the error and the hint of a command that refuses to run. */
async function refusal(args: readonly string[]): Promise<string[]> {
  printed.err = '';
  expect(await main([...args])).toBe(2);
  return printed.err.trim().split('\n');
}

/** The commands that write into a site, with their arguments. */
const commands = [
  ['version', ['version', '1.0']],
  ['translations', ['translations', 'fr']],
  ['eject', ['eject', 'shell/footer.tsx']],
  ['heading-ids', ['heading-ids']],
] as const;

describe('in a folder without a site', () => {
  test.each(commands)('docsite %s should say so, and write nothing', async (_, args) => {
    const folder = makeFolder({ 'README.md': '# Code\n' });
    expect(await refusal([...args, folder])).toEqual([
      `error: there is no site in '${folder}'`,
      'hint: name the folder that holds docsite.config.ts, or create a site: docsite init',
    ]);
    expect(readdirSync(folder)).toEqual(['README.md']);
  });
});

describe('in a subfolder of a site', () => {
  test.each(commands)('docsite %s should name the site, and write nothing', async (_, args) => {
    const folder = makeFolder({ 'docusaurus.config.js': '', 'docs/guide/a.md': '# A\n\n## B\n' });
    const inner = join(folder, 'docs');
    expect(await refusal([...args, inner])).toEqual([
      `error: '${inner}' is a folder of the site in '${relative('.', realpathSync(folder))}'`,
      'hint: name the folder of the site, which is where files are written',
    ]);
    expect(readdirSync(inner)).toEqual(['guide']);
  });
});

describe('docsite eject', () => {
  test.each([
    ['shell/foter', "did you mean 'shell/footer'?"],
    ['Footer', "did you mean 'shell/footer.tsx'?"],
    ['DocItem/TOC', "did you mean 'shell/toc.tsx'?"],
    ['Nothing', 'docsite eject lists the files of the theme'],
  ])('should say which file %s may mean', async (name, hint) => {
    expect(await refusal(['eject', name, makeFolder(site)])).toEqual([
      `error: the theme has no file '${name}'`,
      `hint: ${hint}`,
    ]);
  });
});

describe('with a file in place of a folder', () => {
  test.each([
    [
      'versioned_docs',
      ['version', '1.0'],
      "cannot write 'versioned_docs/version-1.0': there is a file where a folder is needed",
    ],
    ['i18n', ['translations', 'fr'], "cannot write 'i18n/fr/labels.json': there is a file where a folder is needed"],
    [
      'theme',
      ['eject', 'shell/footer.tsx'],
      "cannot write 'theme/shell/footer.tsx': there is a file where a folder is needed",
    ],
  ])('%s should be reported', async (path, args, message) => {
    expect((await refusal([...args, makeFolder({ ...site, [path]: '' })]))[0]).toBe(`error: ${message}`);
  });
});

describe('docsite version', () => {
  test('should not overwrite an existing version', async () => {
    const folder = makeFolder({ ...site, 'versioned_docs/version-1.0/mine.md': '# Mine\n' });
    expect(await refusal(['version', '1.0', folder])).toEqual([
      "error: 'versioned_docs/version-1.0' already exists",
      "hint: remove it, or list '1.0' in versions.json if it is that version",
    ]);
    expect([
      readdirSync(join(folder, 'versioned_docs/version-1.0')),
      existsSync(join(folder, 'versions.json')),
    ]).toEqual([['mine.md'], false]);
  });

  test.each([
    ['current', "'current' is the docs folder itself"],
    ['a/b', "'a/b' cannot be the name of a version: it contains '/'"],
    ['', "'' cannot be the name of a version: it is empty"],
    ['1.0 beta', "'1.0 beta' cannot be the name of a version: it contains a space"],
    ['1?', "'1?' cannot be the name of a version: it contains '?'"],
    ['v1#2', "'v1#2' cannot be the name of a version: it contains '#'"],
    ['1\u0007', "'1\u0007' cannot be the name of a version: it contains a control character"],
    ['..', "'..' cannot be the name of a version: it begins or ends with a dot"],
    ['1'.repeat(65), `'${'1'.repeat(65)}' cannot be the name of a version: it is longer than 64 characters`],
    ['next', "'next' is the address of the docs folder itself once there are versions"],
  ])('should reject the name %j', async (name, message) => {
    expect((await refusal(['version', name, makeFolder(site)]))[0]).toBe(`error: ${message}`);
  });

  test('should accept the usual name of the current docs if these have another address', async () => {
    const config = (docs: object) => ({ ...site, 'docsite.config.json': JSON.stringify({ title: 'T', docs }) });
    const free = [{ versions: { current: { path: 'edge' } } }, { lastVersion: 'current' }];
    for (const docs of free) expect(await main(['version', 'next', makeFolder(config(docs))])).toBe(0);
    expect((await refusal(['version', 'edge', makeFolder(config(free[0] ?? {}))]))[0]).toContain(
      "'edge' is the address",
    );
  });

  test('should report a site without docs', async () => {
    const folder = makeFolder({
      'docsite.config.json': '{ "title": "T", "docs": false }',
      'pages/index.md': '# Home\n',
    });
    expect((await refusal(['version', '1.0', folder]))[0]).toBe('error: the site has no docs to freeze');
  });
});
