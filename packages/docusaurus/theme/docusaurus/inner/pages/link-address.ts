import { usePage, useSite } from '@docsite/renderer/template';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import trailingSlash from '@generated/trailing-slash';

/** Gives the address that a link of the site's own code leads to; `pathname://` stays in front of what is no page. */
export function useLinkAddress(): (written: string) => string {
  const { baseUrl } = useSite();
  const { url } = usePage();
  const { withBaseUrl } = useBaseUrlUtils();
  return (written) => {
    if (!isInternalUrl(written)) return written;
    return slashed(fromPage(written.startsWith('/') ? withBaseUrl(written) : written, url), baseUrl);
  };
}

/**
 * Resolves a path that is relative to the page, unless browsers do so: hosts add a slash to the address of a page
 * without one, from which browsers would find another path.
 */
export function fromPage(path: string, url: string): string {
  if (url.endsWith('/') || /^(?:[/#?]|$)/.test(path)) return path;
  // its parts are not read by their names, which would hydrate the page: code with these may read the reader's address
  return new URL(path, origin + url).href.slice(origin.length);
}

const origin = 'http://localhost';

/** An address that ends as the site has addresses end. */
export function slashed(address: string, baseUrl: string): string {
  const [path = ''] = address.split(/[#?]/);
  if (trailingSlash === null || path === '' || path === '/' || path === baseUrl) return address;
  const end = trailingSlash && !path.endsWith('/') ? '/' : '';
  return (trailingSlash ? path + end : path.replace(/\/$/, '')) + address.slice(path.length);
}
