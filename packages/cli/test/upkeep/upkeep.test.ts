import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { readSiteConfig } from '../../src/site-config/site-config.js';
import { ejectableFiles } from '../../src/upkeep/eject-file.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const json = (folder: string, path: string): unknown => JSON.parse(read(folder, path));

describe('docsite version', () => {
  const site = {
    'docsite.config.json':
      '{ "title": "T", "docs": { "sidebarPath": "sidebars.js" }, "i18n": { "locales": ["en", "fr"] } }',
    'docs/intro.md': '# Intro\n',
    'pages/index.md': '# Home\n',
    'sidebars.js': "module.exports = { guide: ['intro'] };",
    'i18n/fr/docs/current/intro.md': '# Introduction\n',
    'i18n/fr/docs/current.json': '{ "version.label": { "message": "Prochaine" } }',
  };

  test('should copy documents, translations and sidebars, and list the version first', async () => {
    const folder = makeFolder({ ...site, 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/intro.md': '# 1\n' });
    expect(await main(['version', '2.0', folder])).toBe(0);
    expect(printed.out.split('\n').map((line) => line.trim())).toEqual([
      'wrote  versioned_docs/version-2.0',
      'wrote  i18n/fr/docs/version-2.0',
      'wrote  i18n/fr/docs/version-2.0.json',
      'wrote  versioned_sidebars/version-2.0-sidebars.json',
      'wrote  versions.json',
      '',
    ]);
    expect(json(folder, 'versions.json')).toEqual(['2.0', '1.0']);
    expect(json(folder, 'versioned_sidebars/version-2.0-sidebars.json')).toEqual({ guide: ['intro'] });
    expect(read(folder, 'versioned_docs/version-2.0/intro.md')).toBe('# Intro\n');
    expect(read(folder, 'i18n/fr/docs/version-2.0/intro.md')).toBe('# Introduction\n');
    printed.out = '';
    expect([await main(['build', folder]), existsSync(join(folder, 'dist/fr/docs/1.0/intro/index.html'))]).toEqual([
      0,
      true,
    ]);
  });

  test('should copy translations from a folder inside of the documents', async () => {
    const folder = makeFolder({
      'docsite.config.json':
        '{ "title": "T", "docs": { "localizedPath": "docs/{locale}" }, "i18n": { "locales": ["en", "fr"] } }',
      'docs/intro.md': '# Intro\n',
      'docs/fr/intro.md': '# Introduction\n',
    });
    expect(await main(['version', '2.0', folder])).toBe(0);
    expect(read(folder, 'i18n/fr/docs/version-2.0/intro.md')).toBe('# Introduction\n');
    expect(existsSync(join(folder, 'versioned_docs/version-2.0/fr'))).toBe(false);
  });

  test('should freeze the named instance, under its id', async () => {
    const folder = makeFolder({
      'docsite.config.json':
        '{ "title": "T", "docs": [{ "path": "docs" }, { "id": "api", "path": "api", "routeBasePath": "api" }] }',
      'docs/a.md': '# A\n',
      'api/b.md': '# B\n',
    });
    expect(await main(['version', '1.0', folder, '--docs', 'api'])).toBe(0);
    expect(read(folder, 'api_versioned_docs/version-1.0/b.md')).toBe('# B\n');
    expect(json(folder, 'api_versions.json')).toEqual(['1.0']);
  });

  test('should update references that lead out of the docs, and say which it could not', async () => {
    const folder = makeFolder({
      ...site,
      'docs/intro.mdx':
        "import Box from '../src/box';\nimport Part from '@site/docs/_part.md';\n\n# Grüße\n\n<Box />\n\n![Logo](../static/logo.svg)\n\n<Part />\n",
      'docs/intro.md': '# Other\n',
      'docs/_part.md': 'A part.\n',
      'src/box.tsx': 'export default () => <p>a box</p>;\n',
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
    });
    expect(await main(['version', '2.0', folder])).toBe(0);
    expect(printed.out).toContain(
      [
        '',
        '2 references to files outside the docs changed, to lead to the same files',
        '',
        'left as they are:',
        "  versioned_docs/version-2.0/intro.mdx:2:19  '@site/docs/_part.md' leads to the docs that keep changing; a relative path leads to this version",
        '',
      ].join('\n'),
    );
    const copy = read(folder, 'versioned_docs/version-2.0/intro.mdx');
    expect(copy.split('\n').filter((line) => line.includes('../../'))).toEqual([
      "import Box from '../../src/box';",
      '![Logo](../../static/logo.svg)',
    ]);
    expect(copy).toContain('# Grüße');
  });

  test('should write what Docusaurus does, on a Docusaurus site', async () => {
    const folder = makeFolder({
      'docusaurus.config.js':
        "export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: ['classic'] };",
      'docs/intro.md': '# Intro\n',
    });
    expect(await main(['version', '1.0', folder])).toBe(0);
    expect(json(folder, 'versioned_sidebars/version-1.0-sidebars.json')).toEqual({
      defaultSidebar: [{ type: 'autogenerated', dirName: '.' }],
    });
  });

  test.each([
    ['a/b', [], "'a/b' cannot be the name of a version", 'choose a name such as 2.0'],
    ['1.0', [], "there is already a version '1.0'", 'choose a name that is not in versions.json'],
    ['2.0', ['--docs', 'defualt'], "there is no docs instance 'defualt'", "did you mean 'default'?"],
  ])('should reject %s %j', async (name, options, message, hint) => {
    const folder = makeFolder({ ...site, 'versions.json': '["1.0"]' });
    expect(await main(['version', name, folder, ...options])).toBe(2);
    expect(printed.err).toContain(message);
    expect(printed.err).toContain(hint);
    expect(json(folder, 'versions.json')).toEqual(['1.0']);
  });
});

describe('docsite heading-ids', () => {
  test('should write the ids that headings have, and leave everything else unchanged', async () => {
    const text =
      '---\ntitle: T\n---\n\n# Title\n\n## Start **here**\n\n## Start here\n\n## Own {#mine}\n\n## Yours { #y }\n\n## Theirs [#t]\n\n## End ##\n\n```md\n## Code\n```\n';
    const folder = makeFolder({
      'docs/a.md': text,
      'docs/b.mdx': '## B {/* #own */}\n',
      'docsite.config.json': '{ "title": "T" }',
    });
    expect(await main(['heading-ids', folder])).toBe(0);
    expect(printed.out).toBe('  wrote  docs/a.md (3)\n');
    expect(read(folder, 'docs/a.md')).toBe(
      '---\ntitle: T\n---\n\n# Title\n\n## Start **here** {#start-here}\n\n## Start here {#start-here-1}\n\n## Own {#mine}\n\n## Yours { #y }\n\n## Theirs [#t]\n\n## End {#end}\n\n```md\n## Code\n```\n',
    );
    printed.out = '';
    expect(await main(['heading-ids', folder])).toBe(0);
    expect(printed.out).toBe('All headings already have written ids.\n');
    const latin = Buffer.from('# Ä\n\n## B\n', 'latin1');
    writeFileSync(join(folder, 'docs/c.md'), latin);
    printed.out = '';
    expect(await main(['heading-ids', folder])).toBe(0);
    expect(printed.out).toBe('  left   docs/c.md, which is not UTF-8\n');
    expect(readFileSync(join(folder, 'docs/c.md'))).toEqual(latin);
  });
});

describe('docsite eject', () => {
  test('should list the files of the theme', async () => {
    expect(await main(['eject'])).toBe(0);
    expect(printed.out.split('\n')).toEqual(expect.arrayContaining(['shell/footer.tsx', 'content/heading.tsx']));
  });

  test('should copy a file such that the site builds with it', async () => {
    const folder = makeFolder({
      'docsite.config.json': '{ "title": "T" }',
      'pages/index.md': '# A\n',
    });
    for (const file of ['shell/footer', 'content/heading.tsx', 'shell/navbar', 'pages/doc-page'])
      expect([file, await main(['eject', file, folder])]).toEqual([file, 0]);
    expect(printed.out).toContain('  wrote  theme/shell/footer.tsx\n');
    expect(read(folder, 'theme/shell/footer.tsx')).toContain("from 'docsite/theme'");
    const path = join(folder, 'theme/content/heading.tsx');
    writeFileSync(
      path,
      read(folder, 'theme/content/heading.tsx').replace('className="heading-anchor"', 'className="heading-anchor own"'),
    );
    expect(await main(['build', folder])).toBe(0);
    expect([await main(['eject', 'shell/footer', folder]), printed.err]).toEqual([
      2,
      expect.stringContaining("'theme/shell/footer.tsx' already exists"),
    ]);
  });

  test('should list and copy the files of a feature in preference to those of the default theme, and none of the site', async () => {
    const folder = makeFolder({
      'docsite.config.json': '{ "title": "T", "markdown": { "liveCode": true } }',
      'node_modules/react-live/package.json': '{}',
      'theme/shell/own.tsx': '',
    });
    const listed = [...ejectableFiles({ siteDir: folder, loaded: await readSiteConfig(folder) }).keys()];
    expect(listed).toEqual(expect.arrayContaining(['editor/playground.tsx', 'shell/footer.tsx']));
    expect(listed).not.toContain('shell/own.tsx');
    expect(await main(['eject', 'content/code-block', folder])).toBe(0);
    expect(read(folder, 'theme/content/code-block.tsx')).toContain('@theme-original/content/code-block');
  });

  test('should suggest a name', async () => {
    const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }', 'docs/index.md': '# A\n' });
    expect(await main(['eject', 'shell/foter', folder])).toBe(2);
    expect(printed.err).toContain("the theme has no file 'shell/foter'");
    expect(printed.err).toContain("did you mean 'shell/footer'?");
  });
});
