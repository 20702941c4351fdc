import { describe, expect, test } from '@jest/globals';
import { LinkIndex } from '../../src/links/link-index.js';
import { type LinkTable, resolveLinks } from '../../src/links/link-table.js';
import type { LinkTarget } from '../../src/links/link-target.js';
import type { Site } from '../../src/site/site.js';
import { buildSite } from '../site/build-site.js';
import { documentOf } from '../site/drafts.js';

/** An index that records what it is asked to resolve. */
class NotingIndex extends LinkIndex {
  readonly asked: string[] = [];

  override resolve(...[origin, href, kind]: Parameters<LinkIndex['resolve']>): LinkTarget {
    this.asked.push(`${kind} ${origin.file} ${href}`);
    return super.resolve(origin, href, kind);
  }
}

const files = {
  'docs/a.md': '# A',
  'docs/b.md': '# B',
  'docs/semaphore.md': '# Semaphore',
  'docs/x/a.md': '# A',
};

function resolve(
  site: Site,
  hrefs: Readonly<Record<string, readonly string[]>>,
): { table: LinkTable; asked: string[] } {
  const documents = Object.fromEntries(
    Object.entries(hrefs).map(([path, list]) => {
      const links = list.map((href) => ({ href, kind: 'link' as const, place: { file: path, line: 1, column: 1 } }));
      return [path, { ...documentOf(path), links }];
    }),
  );
  const index = new NotingIndex(site);
  return { table: resolveLinks(site.pages, documents, index), asked: index.asked };
}

describe('the table of links', () => {
  test('should contain a target for each link of each page, in the order of the document', async () => {
    const { table } = resolve(await buildSite(files), { 'docs/a.md': ['b.md', '#x', './none.md'], 'docs/b.md': [] });
    expect([...table].map(([route, targets]) => [route, targets.map(({ url }) => url)])).toEqual([
      ['/docs/a', ['/docs/b', '/docs/a#x', './none.md']],
    ]);
  });

  test('should resolve a Markdown or root-relative path once for the files of a folder', async () => {
    const { asked } = resolve(await buildSite(files), {
      'docs/a.md': ['b.md#x', '/docs/b'],
      'docs/b.md': ['b.md#x', '/docs/b'],
    });
    expect(asked).toEqual(['link docs/a.md b.md#x', 'link docs/a.md /docs/b']);
  });

  test('should resolve again from another folder, and for targets that depend on the page', async () => {
    const { asked } = resolve(await buildSite(files), {
      'docs/a.md': ['b.md', '#x', 'b'],
      'docs/b.md': ['#x', 'b'],
      'docs/x/a.md': ['b.md'],
    });
    expect(asked).toHaveLength(6);
  });

  test('should suggest a page to others but not to itself', async () => {
    const { table } = resolve(await buildSite(files), {
      'docs/semaphore.md': ['semaphroe.md'],
      'docs/a.md': ['semaphroe.md'],
    });
    const candidates = (route: string) =>
      table.get(route)?.map((target) => 'candidates' in target && target.candidates);
    expect(candidates('/docs/semaphore')).toEqual([[]]);
    expect(candidates('/docs/a')).toEqual([['./semaphore.md']]);
  });
});
