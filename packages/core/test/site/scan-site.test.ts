import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { readConfig } from '../../src/config/reading/read-config.js';
import type { UserConfig } from '../../src/config/schema/site.js';
import { type ScannedSite, scanSite } from '../../src/site/scan-site.js';

async function scanFolder(
  folder: string,
  { outDir, locale: name }: { readonly outDir?: string; readonly locale?: string } = {},
): Promise<ScannedSite> {
  const { config } = await readConfig(folder);
  const locale = name ?? config.i18n.defaultLocale;
  const facts = { baseUrl: '/', label: '', direction: 'ltr', htmlLang: '', calendar: '' } as const;
  const path = config.i18n.localeConfigs[locale]?.path ?? locale;
  return scanSite({ siteDir: folder, config, locale: { ...facts, name: locale, path } }, { outDir });
}

function configured(config: Partial<UserConfig>): Record<string, string> {
  return { 'docsite.config.json': JSON.stringify({ title: 'T', ...config }) };
}

function pathsOf(scanned: ScannedSite): string[] {
  return scanned.sources.map((source) => source.path);
}

describe('scanSite', () => {
  test('should skip partials, hidden files, packages and what the configuration excludes', async () => {
    const files = {
      'docs/a.md': '',
      'docs/_p.mdx': '',
      'docs/_parts/b.md': '',
      'docs/.hidden.md': '',
      'docs/node_modules/x/README.md': '',
      'docs/old/c.md': '',
      'docs/d.txt': '',
    };
    expect(
      pathsOf(await scanFolder(makeFolder({ ...files, ...configured({ docs: { exclude: ['old/**'] } }) }))),
    ).toEqual(['docs/a.md']);
  });

  test('should skip the output folder and the static folder in a plain folder', async () => {
    const folder = makeFolder({ 'a.md': '', 'dist/b.md': '', 'static/c.md': '', 'sub/dist/d.md': '' });
    const scanned = await scanFolder(folder, { outDir: 'dist' });
    expect([pathsOf(scanned), scanned.staticFiles]).toEqual([['a.md', 'sub/dist/d.md'], { '/c.md': 'static/c.md' }]);
  });

  test('should report that Git cannot read when posts were added', async () => {
    const folder = makeFolder({ 'blog/a.md': '', 'docs/a.md': '', ...configured({ blog: {} }) });
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
    const { findings } = await scanFolder(folder);
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    expect(findings.map(({ rule, file }) => `${file} ${rule}`)).toEqual(['blog git-history']);
  });

  test('should find pages of Markdown and React', async () => {
    const folder = makeFolder({
      'pages/a.mdx': '',
      'pages/b.tsx': '',
      'pages/b.test.tsx': '',
      'pages/_c.tsx': '',
      ...configured({}),
    });
    const [pages] = (await scanFolder(folder)).content.pages;
    expect([pages?.documents, pages?.modules]).toEqual([
      [{ path: 'pages/a.mdx', relative: 'a.mdx' }],
      [{ path: 'pages/b.tsx', relative: 'b.tsx', frontMatter: {} }],
    ]);
  });

  test('should find every static file, including hidden ones', async () => {
    const folder = makeFolder({
      'static/img/a b.png': '',
      'static/.nojekyll': '',
      'static/.well-known/x': '',
      'static/_headers': '',
      ...configured({}),
    });
    expect((await scanFolder(folder)).staticFiles).toEqual({
      '/.nojekyll': 'static/.nojekyll',
      '/.well-known/x': 'static/.well-known/x',
      '/_headers': 'static/_headers',
      '/img/a b.png': 'static/img/a b.png',
    });
  });

  test('should find static files beside documents, of which those that are left out are none', async () => {
    const folder = makeFolder({
      'docs/a.md': '',
      'docs/a.fr.md': '',
      'docs/SUMMARY.md': '',
      'docs/a.png': '',
      'static/b.md': '',
      ...configured({
        docs: { exclude: ['SUMMARY.md'], localizedSuffix: true },
        i18n: { locales: ['en', 'fr'] },
        staticDirectories: ['docs', 'static'],
      }),
    });
    const scanned = await scanFolder(folder);
    expect([pathsOf(scanned), scanned.staticFiles]).toEqual([
      ['docs/a.md'],
      { '/a.png': 'docs/a.png', '/b.md': 'static/b.md' },
    ]);
    expect(pathsOf(await scanFolder(folder, { locale: 'fr' }))).toEqual(['docs/a.fr.md']);
  });

  test('should find category files', async () => {
    const folder = makeFolder({
      'docs/a/b.md': '',
      'docs/a/_category_.json': '{ "label": "A" }',
      'docs/a/c/_category_.yml': 'label: C',
      ...configured({}),
    });
    const { docs } = (await scanFolder(folder)).content;
    expect(docs[0]?.versions[0]?.categories.map((file) => [file.folder, file.metadata.label])).toEqual([
      ['a', 'A'],
      ['a/c', 'C'],
    ]);
  });

  test('should match translations with files of the same name', async () => {
    const folder = makeFolder({
      'docs/a.md': '',
      'docs/b.md': '',
      'i18n/de/docusaurus-plugin-content-docs/current/b.md': '',
      'i18n/de/docusaurus-plugin-content-docs/current/c.md': '',
      ...configured({ i18n: { locales: ['en', 'de'] } }),
    });
    const localized = 'i18n/de/docusaurus-plugin-content-docs/current';
    expect([pathsOf(await scanFolder(folder)), pathsOf(await scanFolder(folder, { locale: 'de' }))]).toEqual([
      ['docs/a.md', 'docs/b.md'],
      ['docs/a.md', `${localized}/b.md`, `${localized}/c.md`],
    ]);
  });

  test('should find translations in the configured folder, with any extension, and keep them out of the originals', async () => {
    const folder = makeFolder({
      'docs/a.md': '',
      'docs/b.md': '',
      'docs/de/b.md': '',
      'docs/german/b.md': '',
      'docs/german/c.md': '',
      'docs/d.md': '',
      'docs/german/d.mdx': '',
      'i18n/de/docs/current/a.md': '',
      ...configured({
        docs: { localizedPath: 'docs/{locale}' },
        i18n: { locales: ['en', 'de', 'fr'], localeConfigs: { de: { path: 'german' } } },
      }),
    });
    expect([pathsOf(await scanFolder(folder)), pathsOf(await scanFolder(folder, { locale: 'de' }))]).toEqual([
      ['docs/a.md', 'docs/b.md', 'docs/d.md', 'docs/de/b.md'],
      ['docs/a.md', 'docs/de/b.md', 'docs/german/b.md', 'docs/german/c.md', 'docs/german/d.mdx'],
    ]);
  });

  test('should find versions, each with its sidebars', async () => {
    const folder = makeFolder({
      'docs/a.md': '',
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-2.0/a.md': '',
      'versioned_docs/version-1.0/a.md': '',
      'versioned_sidebars/version-2.0-sidebars.json': '{ "s": ["a"] }',
      ...configured({ docs: { sidebarPath: false } }),
    });
    const { docs } = (await scanFolder(folder)).content;
    expect(
      docs[0]?.versions.map(({ name, root, sidebars, sidebarFile }) => [
        name,
        root.path,
        sidebars === false ? false : sidebars?.value,
        sidebarFile,
      ]),
    ).toEqual([
      ['current', 'docs', false, undefined],
      ['2.0', 'versioned_docs/version-2.0', { s: ['a'] }, 'versioned_sidebars/version-2.0-sidebars.json'],
      ['1.0', 'versioned_docs/version-1.0', false, undefined],
    ]);
  });

  test.each([
    ['generated', undefined],
    ['none', false],
  ] as const)('should give versions without a sidebars file the sidebars: %s', async (missingSidebars, sidebars) => {
    const files = { 'docs/a.md': '', 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '' };
    const { docs } = (await scanFolder(makeFolder({ ...files, ...configured({ docs: { missingSidebars } }) }))).content;
    expect(docs[0]?.versions.map((version) => version.sidebars)).toEqual([undefined, sidebars]);
  });

  test('should find the current version once, in its place, if the list of versions names it', async () => {
    const files = { 'docs/a.md': '', 'versions.json': '["2.0", "current"]', 'versioned_docs/version-2.0/a.md': '' };
    const { docs } = (await scanFolder(makeFolder(files))).content;
    expect(docs[0]?.versions.map(({ name }) => name)).toEqual(['2.0', 'current']);
  });
});

describe('findings of the scan', () => {
  async function problemsOf(files: Readonly<Record<string, string>>, config: Partial<UserConfig>): Promise<string[]> {
    const { findings } = await scanFolder(makeFolder({ ...files, ...configured(config) }));
    return findings.map((item) => `${item.file} ${item.rule} ${item.message}`);
  }

  test('should include a folder that does not exist', async () => {
    expect(await problemsOf({}, { docs: { path: 'guides' } })).toEqual([
      "guides missing-folder the folder 'guides' of the docs instance 'default' does not exist",
    ]);
  });

  test('should include versions that cannot be read or do not exist', async () => {
    const versions = { current: {}, '1.1': {} };
    expect(await problemsOf({ 'docs/a.md': '', 'versions.json': '["../1.0"]' }, { docs: { versions } })).toEqual([
      'versions.json versions-file cannot read the list of versions: it is not a list of version names',
      "versions.json versions-file the configuration names the version '1.1', which does not exist",
    ]);
    const docs = { id: 'guide', path: 'guide', versions };
    expect(await problemsOf({ 'guide/a.md': '' }, { docs: [docs] })).toEqual([
      "guide_versions.json versions-file the configuration names the version '1.1', which does not exist",
    ]);
    expect(await problemsOf({ 'docs/a.md': '', 'versions.json': '["1.0"]' }, {})).toEqual([
      "versioned_docs/version-1.0 missing-folder the folder 'versioned_docs/version-1.0' of the docs instance 'default' does not exist",
    ]);
  });

  test('should include files that cannot be read, which are skipped', async () => {
    const folder = makeFolder({ 'docs/a.md': '', 'docs/secret.md': '', ...configured({}) });
    symlinkSync('none.md', join(folder, 'docs/dead.md'));
    chmodSync(join(folder, 'docs/secret.md'), 0);
    const isRoot = process.getuid?.() === 0;
    const { findings, content } = await scanFolder(folder);
    expect(findings.map((item) => `${item.file} ${item.message}`)).toEqual([
      "docs/dead.md the symbolic link 'docs/dead.md' leads nowhere",
      ...(isRoot ? [] : ['docs/secret.md cannot read the file: permission denied']),
    ]);
    expect(content.docs[0]?.versions[0]?.sources.map((source) => source.relative)).toEqual([
      'a.md',
      ...(isRoot ? ['secret.md'] : []),
    ]);
  });
});
