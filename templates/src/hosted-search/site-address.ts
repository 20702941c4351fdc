import type { HostedSearchData } from '@docsite/renderer/template';

/** Where the addresses of hits are: on this site, as its index describes it, or on another one. */
export interface AddressSettings {
  readonly index: Pick<HostedSearchData, 'externalUrlRegex' | 'replacePathname'>;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/**
 * The address of a hit on this site, wherever the site is served; absolute for other sites; `undefined` if it cannot be
 * that of a page.
 */
export function siteAddress(url: string, { index, siteUrl }: AddressSettings): string | undefined {
  const address = parse(url, siteUrl);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  const { href, origin, pathname, search, hash } = address;
  const { externalUrlRegex, replacePathname } = index;
  const isExternal = externalUrlRegex === undefined ? origin !== siteUrl : new RegExp(externalUrlRegex).test(href);
  if (isExternal) return href;
  const path =
    replacePathname === undefined
      ? pathname
      : pathname.replaceAll(new RegExp(replacePathname.from, 'g'), replacePathname.to);
  return path + search + hash;
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
