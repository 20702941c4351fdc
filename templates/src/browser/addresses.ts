import { isNotFound, type PageData, type SiteData } from '@docsite/renderer/template';

/** The addresses under which a site has pages, and those under which it has none. */
export type AddressSpace = Pick<SiteData, 'baseUrl' | 'locales'>;

/**
 * The route of the page at an address of this site in this locale; nothing for addresses elsewhere. The endings
 * `.html`, `/index.html` and `/` are ignored.
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

/** The address of a page as the site writes it, however it was asked for; query and place stay. */
export function canonicalAddress(page: PageData, asked: URL): URL {
  if (isNotFound(page)) return asked;
  const canonical = new URL(page.url, asked);
  canonical.search = asked.search;
  canonical.hash = asked.hash;
  return canonical;
}

/** Whether two addresses are those of one page, wherever in it they point. */
export function isSamePage(one: URL, other: URL): boolean {
  return (
    one.origin === other.origin &&
    withoutEnding(one.pathname) === withoutEnding(other.pathname) &&
    one.search === other.search
  );
}

/** Whether the browser goes to an address without loading a document: only the place in it is another. */
export function isInDocument(url: URL): boolean {
  return withoutHash(url.href) === withoutHash(location.href);
}

function withoutHash(href: string): string {
  return href.replace(/#.*/, '');
}

function withoutEnding(path: string): string {
  return path.replace(/(?:\/index\.html|\.html|\/)$/, '');
}
