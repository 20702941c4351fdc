import type { HostedSearchData, SiteData } from '@docsite/renderer/template';

/** Where the addresses of hits are: on this site, as its index describes it, or on another one. */
export interface AddressSettings {
  readonly index: Pick<HostedSearchData, 'externalUrlRegex' | 'replacePathname'>;
  readonly site: Pick<SiteData, 'url' | 'baseUrl' | 'locales'>;
}

/**
 * The address of a hit on this site, wherever the site is served; absolute for other sites; `undefined` if it cannot be
 * that of a page. An address that was indexed elsewhere is given the path of the site.
 */
export function siteAddress(url: string, { index, site }: AddressSettings): string | undefined {
  const address = parse(url, site.url);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const { href, origin, pathname, search, hash } = address;
  const { externalUrlRegex, replacePathname } = index;
  const isElsewhere = origin !== site.url;
  if (externalUrlRegex === undefined ? isElsewhere : new RegExp(externalUrlRegex).test(href)) return href;
  const path = pathname + search + hash;
  if (replacePathname === undefined) return isElsewhere ? belowSite(path, site) : path;
  return belowSite(path.replaceAll(new RegExp(replacePathname.from, 'g'), replacePathname.to), site);
}

/** A path with that of the site, which is the shortest of its locales. */
function belowSite(path: string, { baseUrl, locales }: AddressSettings['site']): string {
  const root = locales.reduce(
    (shortest, { baseUrl: other }) => (other.length < shortest.length ? other : shortest),
    baseUrl,
  );
  return path.startsWith(root) ? path : root + path.replace(/^\//, '');
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
