import { once } from '@docsite/core';
import { type SearchIndex, splitIndex } from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import type { PackedPage } from '../../cache/pages/page-cache.js';
import type { IndexedPage, StoredIndex } from '../../cache/pages/search-cache.js';
import type { RemoteCache, SharedGroup } from '../../remote/remote-cache.js';
import { groupNames } from './shared-groups.js';

/** About 150 KB per group in transit; if one page has changed, all pages of its group are rendered. */
const pagesPerGroup = 32;

interface PageGroup extends SharedGroup {
  readonly routes: readonly string[];
}

/** The stored form of a group. */
interface SharedPages {
  readonly pages: readonly PackedPage[];
  readonly index: StoredIndex;
}

/** The pages of a locale, and where to look for them. */
export interface PagesToShare {
  readonly locale: string;
  /** Page keys, by route. */
  readonly keys: ReadonlyMap<string, string>;
  /** Whether a page is cached locally. */
  readonly isKnown: (route: string) => boolean;
  readonly cache: BuildCache;
  readonly remote: RemoteCache;
}

/** Stores rendered pages, with their entries in the index of all pages. */
export type PageStorer = (index: SearchIndex, pages: readonly IndexedPage[]) => void;

/**
 * Takes pages that are not cached locally from a remote cache.
 *
 * @returns A function that stores those that had to be rendered.
 */
export async function takePages({ locale, keys, isKnown, cache, remote }: PagesToShare): Promise<PageStorer> {
  const groups = groupNames([...keys.keys()], pagesPerGroup).map((routes): PageGroup => {
    const key = routes.map((route) => `${keys.get(route)} ${locale} ${route}`).join('\n');
    return { kind: 'pages', key, size: routes.length, routes };
  });
  const wanted = groups.filter(({ routes }) => !routes.every(isKnown));
  const taken = new Set<PageGroup>();
  const adoption = cache.pages.adopt(locale);
  await remote.take(wanted, (value, group) => {
    const { pages, index } = value as SharedPages;
    adoption.add(pages);
    cache.search.adopt(locale, index);
    taken.add(group);
  });
  adoption.done();
  const missing = wanted.filter((group) => !taken.has(group));
  return (index, indexed) => {
    const numbered = new Map(indexed.map((page, number) => [page.route, { page, number }]));
    const contents = missing.map(({ routes }) => routes.flatMap((route) => numbered.get(route) ?? []));
    const numbers = contents.map((pages) => pages.map(({ number }) => number));
    const parts = once(() => splitIndex(index, numbers));
    for (const [at, group] of missing.entries())
      remote.store(group, (): SharedPages | undefined => {
        const part = parts()[at];
        const pages = cache.pages.collect(locale, group.routes);
        const names = contents[at]?.map(({ page }) => page);
        return pages && part && names && { pages, index: cache.search.indexOf(names, part) };
      });
  };
}
