import { type Bundle, comparePageKeys, type PageJob, type PageKeyPart } from '@docsite/renderer';
import type { CacheLoss } from '../../cache/folder/cache-folder.js';
import type { PageResult } from '../../cache/pages/page-result.js';
import type { CacheUse } from '../../profile/cache-use.js';
import type { NamedReason } from '../../profile/named-reasons.js';
import { type CachedWork, losses } from './cached-work.js';
import { openCode, openDocument } from './open-code.js';

/** Pages of one locale, and those found in the cache. */
export interface ReusedPages {
  readonly locale: string;
  readonly bundle: Bundle;
  readonly reused: readonly PageResult[];
  /** The pages that had to be rendered, and their results. */
  readonly left: readonly PageJob[];
  readonly results: readonly PageResult[];
  /** Page keys by route; none for pages whose code may read anything. */
  readonly keys: ReadonlyMap<string, string>;
}

const keyChanges: Readonly<Record<PageKeyPart, string>> = {
  document: 'its document has changed',
  links: 'the targets of its links have changed',
  bundle: 'the theme, or a module of a page, has changed',
  site: 'what all pages show has changed: navbar, sidebars, footer, settings',
  page: 'its place in the site has changed: neighbours, breadcrumbs, tags, versions',
  day: 'it runs code that depends on the date, which has changed',
};

/** Explains why pages were rendered rather than taken from the cache. */
export function explainPages(pages: ReusedPages, work: CachedWork): CacheUse {
  const { loss } = work.cache.pages;
  const nameOf = (route: string) => (work.locales.length > 1 ? `${route} (${pages.locale})` : route);
  const failed = new Set(pages.results.filter(({ files }) => files.length === 0).map(({ route }) => route));
  const misses = pages.left.map((job): NamedReason => {
    const { route } = job.page;
    return [nameOf(route), failed.has(route) ? 'it cannot be rendered' : explainPage(job, loss, { ...work, ...pages })];
  });
  return { reused: pages.reused.map(({ route }) => nameOf(route)), misses };
}

function explainPage(
  { page }: PageJob,
  loss: CacheLoss | undefined,
  { locale, keys, cache, ...work }: ReusedPages & CachedWork,
): string {
  const source = 'source' in page ? page.source : undefined;
  const key = keys.get(page.route);
  if (key === undefined) {
    const { theme, pages } = work.bundle.openModules;
    const place = theme ?? (source === undefined ? undefined : pages[source]);
    const reason = place === undefined && source !== undefined ? openDocument(source, { ...work, cache }) : undefined;
    return reason ?? openCode(place, work.siteDir);
  }
  const last = cache.pages.lastKey(locale, page.route);
  if (last === undefined) return loss === undefined ? 'no build has rendered it yet' : losses[loss];
  const changed = comparePageKeys(last, key);
  if (changed !== undefined) return keyChanges[changed];
  const isWhole = cache.pages.has(locale, page.route, key);
  return isWhole ? 'only a check has rendered it, which stores no words for the search' : 'its cache entry is damaged';
}
