import { markdownTwins, matchRoutes, type Page, type Site, versionKey } from '@docsite/core';
import { listedPages } from '../../page-data/page/listed-pages.js';
import { versionsByKey } from '../../page-data/versions-by-key.js';
import { createPlaceFinder } from './sidebar-places.js';

/** A page that `llms.txt` lists. */
export interface ListedTwin {
  readonly page: Page;
  /** The path of its Markdown twin. */
  readonly path: string;
  /** The outermost category of its sidebar that contains it. */
  readonly category?: string | undefined;
}

/**
 * The pages that `llms.txt` lists: those with text of their own, as far as the configuration wants them. Pages of a
 * sidebar are listed in its order, where the first of them by route would be, unless the configuration has an order.
 */
export function listedTwins(site: Site): ListedTwin[] {
  const twins = markdownTwins(site);
  const isWanted = wantedPages(site);
  const placeOf = createPlaceFinder(site);
  const orders = site.config.llmsTxt.order.map((glob) => matchRoutes([glob]));
  const firstOf = new Map<string, number>();
  const listed = listedPages(site).flatMap((page, index) => {
    const path = page.holds === 'text' && isWanted(page) ? twins.get(page.route) : undefined;
    if (path === undefined) return [];
    const place = placeOf(page);
    if (place !== undefined && !firstOf.has(place.sidebar)) firstOf.set(place.sidebar, index);
    const group = place === undefined ? index : (firstOf.get(place.sidebar) as number);
    const rank = [rankOf(page.route, orders), group, place?.position ?? 0] as const;
    return [{ page, path, category: place?.category, rank }];
  });
  return listed.sort((a, b) => compareRanks(a.rank, b.rank));
}

/** The number of the first pattern that matches a route; after all others if none does. */
function rankOf(route: string, orders: readonly ((route: string) => boolean)[]): number {
  const rank = orders.findIndex((matches) => matches(route));
  return rank === -1 ? orders.length : rank;
}

/** The order of a page: by the patterns of the configuration, among groups of pages, within its group. */
type Rank = readonly [number, number, number];

function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Creates a predicate: whether the configuration includes a page. */
function wantedPages(site: Site): (page: Page) => boolean {
  const { content, versions, exclude } = site.config.llmsTxt;
  const isExcluded = matchRoutes(exclude);
  const kinds = new Set<string>(content);
  const known = versionsByKey(site);
  const isLatest = ({ instance, version }: { readonly instance: string; readonly version: string }): boolean =>
    known.get(versionKey(instance, version))?.isLast !== false;
  return (page) =>
    kinds.has(contentOf(page)) &&
    !isExcluded(page.route) &&
    (versions === 'all' || !('docs' in page) || isLatest(page.docs));
}

/** The kind of content that a page belongs to. */
function contentOf(page: Page): 'docs' | 'blog' | 'pages' {
  if ('docs' in page) return 'docs';
  return 'blog' in page ? 'blog' : 'pages';
}
