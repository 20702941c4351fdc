import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { buildSite } from '../../../src/build/build-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { type BuildDetails, BuildProfile } from '../../../src/profile/build-profile.js';

const config = { title: 'T', docs: { routeBasePath: '/' } };
const site = {
  'docsite.config.json': JSON.stringify(config),
  'docs/index.md': '# Home\n\nSee [the guide](./guide.mdx).\n',
  'docs/guide.mdx': "import Part from './_part.mdx';\n\n# Guide\n\n<Part />\n",
  'docs/_part.mdx': 'A part.\n',
  'docs/last.md': '# Last\n',
};

/** Builds a site with a cache, and returns a function that builds it again with a profile. */
async function builtSite(files: Readonly<Record<string, string>> = {}) {
  const siteDir = makeFolder({ ...site, ...files });
  if (files['docsite.config.mjs'] !== undefined) rmSync(join(siteDir, 'docsite.config.json'));
  const cacheDir = join(makeFolder({}), 'cache');
  const again = async (): Promise<BuildDetails> => {
    const profile = new BuildProfile();
    const outDir = join(makeFolder({}), 'dist');
    await buildSite({ siteDir, outDir, cacheDir, includeDrafts: false, profile }, silentProgress);
    return profile.read();
  };
  return { siteDir, cacheDir, again, first: await again() };
}

const docs = ['docs/guide.mdx', 'docs/index.md', 'docs/last.md'];

describe('the reasons why files are parsed and pages are rendered', () => {
  test('should be none if nothing has changed, and an empty cache at first', async () => {
    const { first, again } = await builtSite();
    expect(first.cache?.documents).toEqual({ reused: [], misses: docs.map((path) => [path, 'the cache was empty']) });
    const second = await again();
    expect(second.cache?.documents).toEqual({ reused: docs, misses: [] });
    expect(second.cache?.pages.misses).toEqual([]);
    expect(second.cache?.pages.reused).toContain('/guide');
    expect([second.files, second.pages, second.open]).toEqual([[], [], undefined]);
  });

  test('should be the text of a file, and of one it includes', async () => {
    const { siteDir, again } = await builtSite();
    appendFileSync(join(siteDir, 'docs/last.md'), 'More.\n');
    appendFileSync(join(siteDir, 'docs/_part.mdx'), 'More.\n');
    const { cache } = await again();
    expect(cache?.documents.misses).toEqual([
      ['docs/guide.mdx', "'docs/_part.mdx', which it includes, has changed"],
      ['docs/last.md', 'its text has changed'],
    ]);
    expect(cache?.pages.misses).toEqual([
      ['/guide', 'its document has changed'],
      ['/last', 'its document has changed'],
    ]);
  });

  test('should be new files, and a page that cannot be rendered', async () => {
    const { siteDir, again } = await builtSite();
    writeFiles(siteDir, {
      'docs/zebra.md': '---\ndisplayed_sidebar: null\npagination_prev: null\n---\n\n# Zebra\n',
      'docs/broken.mdx': 'export const Bad = () => { throw new Error("no"); };\n\n# Broken\n\n<Bad />\n',
    });
    const { cache } = await again();
    expect(cache?.documents.misses).toEqual([
      ['docs/broken.mdx', 'it is new'],
      ['docs/zebra.md', 'it is new'],
    ]);
    expect(cache?.pages.misses).toContainEqual(['/broken', 'it cannot be rendered']);
  });

  test('should be the targets of links, and the position in the site', async () => {
    const tagged = '---\ntags: [x]\ndescription: One\n---\n\n# Tagged\n';
    const { siteDir, again } = await builtSite({
      'docs/index.md': '# Home\n\nSee [the last](./last.md).\n',
      'docs/tagged.md': tagged,
    });
    writeFileSync(join(siteDir, 'docs/last.md'), '---\nslug: final\n---\n\n# Last\n');
    writeFileSync(join(siteDir, 'docs/tagged.md'), tagged.replace('One', 'Two'));
    const reasons = new Map((await again()).cache?.pages.misses);
    expect(reasons.get('/final')).toBe('no build has rendered it yet');
    expect(reasons.get('/')).toBe('the targets of its links have changed');
    expect(reasons.get('/tagged')).toBe('its document has changed');
    expect(reasons.get('/guide')).toBe('what all pages show has changed: navbar, sidebars, footer, settings');
  });

  test('should be the data of a page if nothing else has changed', async () => {
    const tagged = '---\ntags: [x]\ndescription: One\n---\n\n# Tagged\n';
    const { siteDir, again } = await builtSite({ 'docs/tagged.md': tagged });
    writeFileSync(join(siteDir, 'docs/tagged.md'), tagged.replace('One', 'Two'));
    expect((await again()).cache?.pages.misses).toEqual([
      ['/tagged', 'its document has changed'],
      ['/tags/x', 'its place in the site has changed: neighbours, breadcrumbs, tags, versions'],
    ]);
  });

  test('should be the Markdown settings and the theme', async () => {
    const { siteDir, again } = await builtSite({ 'theme/custom.css': 'a { color: red }' });
    const settings = JSON.stringify({ ...config, markdown: { format: 'mdx' } });
    writeFileSync(join(siteDir, 'docsite.config.json'), settings);
    const { cache } = await again();
    expect(new Set(cache?.documents.misses.map(([, reason]) => reason))).toEqual(
      new Set(['the Markdown settings have changed']),
    );
    writeFileSync(join(siteDir, 'theme/custom.css'), 'a { color: blue }');
    const reasons = new Set((await again()).cache?.pages.misses.map(([, reason]) => reason));
    expect(reasons).toEqual(new Set(['the theme, or a module of a page, has changed']));
  });

  test('should be a cache of another version, or a damaged one', async () => {
    const { cacheDir, again } = await builtSite();
    const [pages, documents] = [join(cacheDir, 'pages'), join(cacheDir, 'documents')];
    writeFileSync(
      pages,
      readFileSync(pages, 'utf8').replace(/^docsite cache 1 \w+/, 'docsite cache 1 0123456789abcdef'),
    );
    appendFileSync(documents, 'x');
    const { cache } = await again();
    expect(cache?.documents.misses[0]?.[1]).toBe('the cache was damaged');
    const foreign = 'the cache is of another version of docsite, Node or the locked packages';
    expect(cache?.pages.misses[0]?.[1]).toBe(foreign);
    for (const name of readdirSync(cacheDir)) if (name.startsWith('pack-')) writeFileSync(join(cacheDir, name), 'x');
    const reasons = new Set((await again()).cache?.pages.misses.map(([, reason]) => reason));
    expect(reasons).toEqual(new Set(['its cache entry is damaged']));
  });

  test('should be that only a check has rendered a page, or nothing has', async () => {
    const siteDir = makeFolder({
      ...site,
      'docs/drawn.mdx': 'export const Box = () => <b>Box</b>;\n\n# Drawn\n\n<Box />\n',
    });
    const cacheDir = join(makeFolder({}), 'cache');
    await buildSite({ siteDir, cacheDir, includeDrafts: false }, silentProgress);
    const profile = new BuildProfile();
    const outDir = join(makeFolder({}), 'dist');
    await buildSite({ siteDir, outDir, cacheDir, includeDrafts: false, profile }, silentProgress);
    const reasons = new Map(profile.read().cache?.pages.misses);
    expect(reasons.get('/drawn')).toBe('only a check has rendered it, which stores no words for the search');
    expect(reasons.get('/last')).toBe('no build has rendered it yet');
  });
});

test('a check should not read the files of cached pages', async () => {
  const { siteDir, cacheDir } = await builtSite();
  for (const name of readdirSync(cacheDir)) {
    if (!name.startsWith('pack-')) continue;
    const pack = join(cacheDir, name);
    writeFileSync(pack, readFileSync(pack).fill(0));
  }
  const profile = new BuildProfile();
  const { diagnostics } = await buildSite({ siteDir, cacheDir, includeDrafts: false, profile }, silentProgress);
  expect(profile.read().cache?.pages.misses).toEqual([]);
  expect(diagnostics).toEqual([]);
});

describe('code whose result may differ from run to run', () => {
  const clock = "names 'Date.now', which may differ from run to run";

  test('should be reported with its line if a page or the theme runs it', async () => {
    const environment = "names 'process.title', which may differ from run to run";
    const { siteDir, again } = await builtSite({
      'src/pages/now.tsx': 'export default function Now() {\n  return <b>{process.title}</b>;\n}\n',
    });
    const first = await again();
    expect(first.cache?.pages.misses).toEqual([['/now', `src/pages/now.tsx:2 ${environment}`]]);
    expect(first.open).toBe(`src/pages/now.tsx:2 ${environment}`);
    writeFiles(siteDir, {
      'theme/shell/footer.tsx': "export * from '@theme-original/shell/footer';\nprocess.title;\n",
    });
    const second = await again();
    expect(new Set(second.cache?.pages.misses.map(([, reason]) => reason))).toEqual(
      new Set([`theme/shell/footer.tsx:2 ${environment}`]),
    );
  });

  test('should depend on the day for a page that asks for the time, which is the same all day', async () => {
    const epoch = process.env.SOURCE_DATE_EPOCH;
    try {
      process.env.SOURCE_DATE_EPOCH = '1700000000';
      const { again } = await builtSite({
        'src/pages/now.tsx': 'export default function Now() {\n  return <b>{Date.now()} {Math.random()}</b>;\n}\n',
      });
      process.env.SOURCE_DATE_EPOCH = '1700000001';
      const { cache, open } = await again();
      expect([cache?.pages.misses, open]).toEqual([[], undefined]);
      process.env.SOURCE_DATE_EPOCH = '1700090000';
      const later = await again();
      expect(later.cache?.pages.misses).toEqual([['/now', 'it runs code that depends on the date, which has changed']]);
    } finally {
      if (epoch === undefined) delete process.env.SOURCE_DATE_EPOCH;
      else process.env.SOURCE_DATE_EPOCH = epoch;
    }
  });

  test('should be reported if a plugin of the configuration runs it', async () => {
    const { again } = await builtSite({
      'docsite.config.mjs': `const plugin = () => () => Date.now();\nexport default ${JSON.stringify({ ...config, markdown: { remarkPlugins: ['plugin'] } }).replace('"plugin"', 'plugin')};\n`,
    });
    const { cache, open } = await again();
    expect(cache?.documents.misses).toEqual(docs.map((path) => [path, `docsite.config.mjs:1 ${clock}`]));
    expect(open).toBe(`docsite.config.mjs:1 ${clock}`);
  });

  test('should be reported if a server component imports a module of Node', async () => {
    const { again } = await builtSite({
      'docs/guide.mdx': "import Files from './files.server.tsx';\n\n# Guide\n\n<Files />\n",
      'docs/files.server.tsx':
        "import { readdirSync } from 'node:fs';\nexport default () => <b>{readdirSync('.').length}</b>;\n",
    });
    const reason = "docs/files.server.tsx:1 names 'node:fs', which may differ from run to run";
    const { cache } = await again();
    expect(cache?.documents.misses).toEqual([['docs/guide.mdx', reason]]);
    expect(cache?.pages.misses).toEqual([['/guide', reason]]);
  });
});
