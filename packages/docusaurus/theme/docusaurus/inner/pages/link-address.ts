import { usePage, useSite } from '@docsite/renderer/template';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import trailingSlash from '@generated/trailing-slash';

/** Returns a function that resolves the address of a link in the site's own code; `pathname://` is kept. */
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
 * Resolves a relative path against the page's address if that does not end with a slash. Hosts may add a slash to it,
 * and browsers would then resolve the path differently.
 */
export function fromPage(path: string, url: string): string {
  if (url.endsWith('/') || /^(?:[/#?]|$)/.test(path)) return path;
  // reading `pathname` and the like would hydrate the page, because such code may read the reader's address
  return new URL(path, origin + url).href.slice(origin.length);
}

const origin = 'http://localhost';

/** An address with or without a slash at its end, as configured. */
export function slashed(address: string, baseUrl: string): string {
  const [path = ''] = address.split(/[#?]/);
  if (trailingSlash === null || path === '' || path === '/' || path === baseUrl) return address;
  const end = trailingSlash && !path.endsWith('/') ? '/' : '';
  return (trailingSlash ? path + end : path.replace(/\/$/, '')) + address.slice(path.length);
}
