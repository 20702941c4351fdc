import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder } from '../../../../../tests/folder.js';
import type { BuildResult } from '../../../src/build/build-request.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { differences, readTree } from '../../live/compare-trees.js';
import { copyBundles } from '../copy-bundles.js';

const files = {
  'docsite.config.json': JSON.stringify({ title: 'Site', docs: { routeBasePath: '/', sidebarPath: 'sidebars.json' } }),
  'sidebars.json': JSON.stringify({
    main: ['index', 'a', 'b', { type: 'category', label: 'More', link: { type: 'generated-index' }, items: ['c'] }],
  }),
  'docs/index.md': '# Home\n\n[A](a.md#one)',
  'docs/a.md': '# A\n\nAbout A.\n\n## One',
  'docs/b.md': '# B\n\nAbout B.\n\n{/* docsite-ignore broken-anchor: soon */}\n\n[A](a.md#one)',
  'docs/c.md': '# C\n\nAbout C.\n\n<!-- docsite-ignore broken-anchor: soon -->\n\n[A](a.md#two)',
  'docs/lone.md': '# Lone\n\nAbout it.',
  'docs/taken.mdx': "import Part from './_part.mdx'\n\n# Taken\n\n<Part />",
  'docs/_part.mdx': 'A part.',
  'docs/shown.md': '# Shown\n\nAlso by a page. [A](a.md)',
  'src/_note.md': 'A note.',
  'src/pages/own.tsx': [
    "import Note from '../_note.md';",
    "import Shown from '../../docs/shown.md';",
    'export default () => <main><Note /><Shown /></main>;',
  ].join('\n'),
};

interface Site {
  readonly siteDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

const siteDir = makeFolder(files);
/** The cache of the previous site, whose bundles the next one starts with. */
let former = makeFolder({});

/** Resets the site to its initial state. Only its bundle is cached. */
function makeSite(): Site {
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path);
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const cacheDir = join(makeFolder({}), 'cache');
  copyBundles(former, cacheDir);
  former = cacheDir;
  return { siteDir, outDir: join(makeFolder({}), 'dist'), cacheDir };
}

/** Builds once the last change is old enough for the next one to show in the file states. */
async function build(site: Site): Promise<BuildResult> {
  await letFilesAge();
  return buildSite({ ...site, includeDrafts: false }, silentProgress);
}

/** Returns whether a build starts from the current site: an unchanged site is not stored again. */
async function keepsSite(site: Site, action: () => Promise<unknown>): Promise<boolean> {
  const stateOf = (): number => statSync(join(site.cacheDir, 'assembly-en')).ino;
  const before = stateOf();
  await action();
  return stateOf() === before;
}

/** Compares a build with one that has only the bundle cached, if that is the same. */
async function expectClean(site: Site, { diagnostics, written }: BuildResult): Promise<void> {
  const [cleanDir, bundles] = [join(makeFolder({}), 'dist'), join(makeFolder({}), 'cache')];
  copyBundles(site.cacheDir, bundles);
  const request = { siteDir, outDir: cleanDir, cacheDir: bundles, includeDrafts: false };
  const clean = await buildSite(request, silentProgress);
  expect({ diagnostics, written }).toEqual({ diagnostics: clean.diagnostics, written: clean.written });
  expect(differences(readTree(site.outDir), readTree(cleanDir))).toEqual([]);
}

const edit = (file: string, from: string, to: string) => (site: Site) => {
  const place = join(site.siteDir, file);
  writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
};

describe('a build after an edit of documents', () => {
  test.each([
    { name: 'text', apply: edit('docs/a.md', '## One', '## One\n\nMore.'), keeps: true },
    { name: 'a link to a page of a sidebar', apply: edit('docs/a.md', '## One', '## One\n\n[B](b.md)'), keeps: true },
    { name: 'a broken link', apply: edit('docs/a.md', '## One', '## One\n\n[X](b.md#x)'), keeps: true },
    { name: 'what describes a page', apply: edit('docs/lone.md', 'it.', 'that.'), keeps: false },
    { name: 'an id that others link to', apply: edit('docs/a.md', '## One', '## Other'), keeps: false },
    { name: 'an id that others miss', apply: edit('docs/a.md', '## One', '## One\n\n## Two'), keeps: false },
    { name: 'a suppression', apply: edit('docs/c.md', 'broken-anchor: soon', 'image-alt: never'), keeps: true },
    { name: 'the only link to a page', apply: edit('docs/a.md', '## One', '## One\n\n[L](lone.md)'), keeps: false },
    { name: 'a title', apply: edit('docs/a.md', '# A\n', '# Another\n'), keeps: false },
    { name: 'a partial', apply: edit('docs/_part.mdx', 'part', 'piece'), keeps: false },
    { name: 'a document that a module imports', apply: edit('docs/shown.md', 'Also', 'Too'), keeps: false },
    { name: 'a file that a module imports', apply: edit('src/_note.md', 'note', 'hint'), keeps: false },
    { name: 'the configuration', apply: edit('docsite.config.json', 'Site', 'Other'), keeps: false },
  ])('should give the files and findings of a clean one: $name', async ({ apply, keeps }) => {
    const site = makeSite();
    await build(site);
    apply(site);
    const isKept = await keepsSite(site, async () => expectClean(site, await build(site)));
    expect(isKept).toBe(keeps);
    edit('docs/b.md', 'About', 'Of')(site);
    await expectClean(site, await build(site));
  });

  test('should leave the files of all documents and pages unchanged, and store its changes beside them', async () => {
    const site = makeSite();
    const stateOf = (name: string): number => statSync(join(site.cacheDir, name)).ino;
    await build(site);
    const before = ['documents', 'pages'].map(stateOf);
    edit('docs/a.md', '## One', '## One\n\nMore.')(site);
    await build(site);
    expect(['documents', 'pages'].map(stateOf)).toEqual(before);
    edit('docs/b.md', 'About', 'Of')(site);
    const { renderedPages } = await build(site);
    expect(renderedPages.map((pages) => pages.length)).toEqual([1]);
  });

  test('should repeat the findings of other documents', async () => {
    const site = makeSite();
    edit('docs/c.md', 'docsite-ignore', 'note')(site);
    const first = await build(site);
    expect(first.diagnostics.map(({ rule, file }) => `${file} ${rule}`)).toContain('docs/c.md broken-anchor');
    edit('docs/a.md', 'About', 'Of')(site);
    const second = await build(site);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });

  test.each([
    { loss: 'the site is damaged', lose: ({ cacheDir }: Site) => truncateSync(join(cacheDir, 'assembly-en'), 200) },
    { loss: 'the assembly is damaged', lose: ({ cacheDir }: Site) => appendFileSync(join(cacheDir, 'assembly'), 'x') },
    { loss: 'the documents are gone', lose: ({ cacheDir }: Site) => rmSync(join(cacheDir, 'documents')) },
    { loss: 'the pages are gone', lose: ({ cacheDir }: Site) => rmSync(join(cacheDir, 'pages')) },
    { loss: 'the search index is gone', lose: ({ cacheDir }: Site) => rmSync(join(cacheDir, 'search-en')) },
    { loss: 'the bundle is gone', lose: ({ cacheDir }: Site) => removeLike(cacheDir, /^bundle-/) },
    { loss: 'the contents of pages are gone', lose: (site: Site) => loseContents(site) },
  ])('should be built from what remains if $loss', async ({ lose }) => {
    const site = makeSite();
    await build(site);
    lose(site);
    edit('docs/a.md', 'About', 'Of')(site);
    await expectClean(site, await build(site));
  });
});

function removeLike(folder: string, names: RegExp): void {
  for (const name of readdirSync(folder).filter((name) => names.test(name))) rmSync(join(folder, name));
}

/** Damages the cache, so that the built site has to be read from it. */
function loseContents({ cacheDir, outDir }: Site): void {
  removeLike(cacheDir, /^pack-/);
  rmSync(outDir, { recursive: true });
}
