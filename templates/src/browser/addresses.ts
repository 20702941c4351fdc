import { isNotFound, type PageData, type SiteData } from '@docsite/renderer/template';
import { withoutEnding } from './page-path.js';

/** The base URL of a site, and the prefixes of its locales, which determine whose page an address is. */
export type AddressSpace = Pick<SiteData, 'baseUrl' | 'locales'>;

/**
 * The route of the page at an address of this site and locale; `undefined` for other addresses. The suffixes `.html`,
 * `/index.html` and `/` are ignored.
 */
export function routeOf(url: URL, { baseUrl, locales }: AddressSpace): string | undefined {
  const path = withoutEnding(url.pathname);
  const isInside = (base: string) => `${path}/`.startsWith(base);
  if (url.origin !== location.origin || !isInside(baseUrl)) return undefined;
  if (locales.some((other) => other.baseUrl.length > baseUrl.length && isInside(other.baseUrl))) return undefined;
  const route = path.slice(baseUrl.length - 1);
  try {
    return decodeURI(route) || '/';
  } catch {
    return undefined;
  }
}

/** The canonical address of a page, with the query and the fragment of the requested one. */
export function canonicalAddress(page: PageData, asked: URL): URL {
  if (isNotFound(page)) return asked;
  const canonical = new URL(page.url, asked);
  canonical.search = asked.search;
  canonical.hash = asked.hash;
  return canonical;
}

/** Whether two addresses belong to the same page, whatever their fragments. */
export function isSamePage(one: URL, other: URL): boolean {
  return (
    one.origin === other.origin &&
    withoutEnding(one.pathname) === withoutEnding(other.pathname) &&
    one.search === other.search
  );
}

/** Whether the browser goes to an address without loading a document, because only the fragment differs. */
export function isInDocument(url: URL): boolean {
  return withoutHash(url.href) === withoutHash(location.href);
}

function withoutHash(href: string): string {
  return href.replace(/#.*/, '');
}
