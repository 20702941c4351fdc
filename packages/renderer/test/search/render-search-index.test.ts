import { describe, expect, test } from '@jest/globals';
import type { OutputFile } from '../../src/output-file.js';
import { joinParts } from '../../src/search/index-parts.js';
import type { SearchManifest } from '../../src/search/manifest.js';
import { renderSearchIndex, searchablePages } from '../../src/search/render-search-index.js';
import { type IndexPart, SearchIndexer } from '../../src/search/search-indexer.js';
import { makeSite, type TestSite } from '../site-fixture.js';

const files = {
  'docs/index.md': '# Start\n',
  'docs/lock.md': '---\ntags: [api]\n---\n\n# Lock\n',
  'docs/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/group/_category_.json': '{"label": "Group", "link": {"type": "generated-index"}}',
  'docs/group/task.md': '# Task\n',
  'pages/about.md': '# About\n',
};

/** The index of a site by the titles of its pages, which are dealt out to `count` indexers in turn. */
function partsOf({ site }: TestSite, count = 1): IndexPart[] {
  const pages = searchablePages(site);
  const indexers = Array.from({ length: count }, () => new SearchIndexer(pages));
  for (const [number, { route, title }] of pages.entries())
    indexers[number % count]?.add(route, { title, keywords: [], description: '', html: `<p>${route}</p>` });
  return indexers.map((indexer) => indexer.part()).reverse();
}

function manifestOf(written: readonly OutputFile[]): SearchManifest {
  return JSON.parse(written.at(-1)?.contents as string) as SearchManifest;
}

test('pages with text of their own should be indexed, except unlisted ones and drafts', async () => {
  const { site } = await makeSite(files, {}, { includeDrafts: true });
  expect(searchablePages(site).map((page) => page.route)).toEqual([
    '/about',
    '/docs',
    '/docs/category/group',
    '/docs/group/task',
    '/docs/lock',
  ]);
});

test('the manifest should contain address, title and scope of each page', async () => {
  const site = await makeSite(files, { trailingSlash: true, baseUrl: '/site/' });
  const written = renderSearchIndex(site.site, joinParts(partsOf(site)));
  expect(written.at(-1)?.path).toBe('assets/search/index.json');
  expect(manifestOf(written)).toMatchObject({
    scopes: ['default/current'],
    pages: {
      urls: ['about/', 'docs/', 'docs/category/group/', 'docs/group/task/', 'docs/lock/'],
      titles: ['About', 'Start', 'Group', 'Task', 'Lock'],
      scopes: [-1, 0, 0, 0, 0],
    },
  });
});

test('the index should be the same bytes however the pages were divided', async () => {
  const site = await makeSite(files);
  expect(renderSearchIndex(site.site, joinParts(partsOf(site, 3)))).toEqual(
    renderSearchIndex(site.site, joinParts(partsOf(site, 1))),
  );
});

test('a site without search should have no index', async () => {
  const site = await makeSite(files, { search: false });
  expect(renderSearchIndex(site.site, joinParts(partsOf(site)))).toEqual([]);
});

describe('the term files', () => {
  const manyWords = (edit = ''): string =>
    Array.from({ length: 8000 }, (_, number) => `word${(number * 7919) % 100_000}`).join(' ') + edit;
  const write = async (html: string): Promise<OutputFile[]> => {
    const { site } = await makeSite({ 'docs/index.md': '# Start\n' });
    const indexer = new SearchIndexer(searchablePages(site));
    indexer.add('/docs', { title: 'Start', keywords: [], description: '', html });
    return renderSearchIndex(site, joinParts([indexer.part()]));
  };

  test('should be named by their contents, sorted, and at most 32 KB each', async () => {
    const written = await write(manyWords());
    const { files: table } = manifestOf(written);
    expect(table.length).toBeGreaterThan(3);
    expect(table.map(([, path]) => path)).toEqual(written.slice(0, -1).map((file) => file.path));
    for (const { path, contents } of written.slice(0, -1)) {
      expect(path).toMatch(/^assets\/search\/terms-[0-9a-f]{12}\.txt$/);
      expect(contents.length).toBeLessThanOrEqual(32_000);
    }
    const terms = written
      .slice(0, -1)
      .flatMap(({ contents }) => [...(contents as string).matchAll(/\n(\S+) /g)].map(([, term]) => term as string));
    expect(terms).toEqual([...terms].sort());
    expect(table[0]?.[0]).toBe(terms[0]);
  });

  test('should stay the same if only other words change', async () => {
    const paths = (written: readonly OutputFile[]): string[] => written.slice(0, -1).map((file) => file.path);
    const [before, after] = [paths(await write(manyWords())), paths(await write(manyWords(' aaaa')))];
    expect(after.filter((path) => !before.includes(path)).length).toBe(1);
  });
});
