import { createContext, useContext } from 'react';
import type { Labels } from './labels.js';
import type { PageData } from './page-data.js';
import type { SiteData } from './site-data.js';

/** Gives templates the site they belong to. */
export const SiteContext = createContext<SiteData | undefined>(undefined);
/** Gives templates the page they render. */
export const PageContext = createContext<PageData | undefined>(undefined);

/** The site; throws where no `SiteContext` provider is above. */
export function useSite(): SiteData {
  return required(useContext(SiteContext), 'useSite', 'SiteContext');
}

/** The page being drawn; throws where no `PageContext` provider is above. */
export function usePage(): PageData {
  return required(useContext(PageContext), 'usePage', 'PageContext');
}

/** The theme's words in the page's language. */
export function useLabels(): Labels {
  return useSite().labels;
}

/**
 * Turns a site path such as `/img/logo.svg` into an address under the site's base URL; other addresses stay as they
 * are.
 */
export function useBaseUrl(path: string): string {
  const { baseUrl } = useSite();
  return isSitePath(path) ? baseUrl + path.slice(1) : path;
}

/** Turns the route of a page such as `/docs#start` into its address: base URL and trailing slash applied. */
export function usePageUrl(route: string): string {
  const { trailingSlash } = useSite();
  const address = useBaseUrl(route);
  return trailingSlash && isSitePath(route) ? address.replace(/^[^?#]*[^?#/](?=[?#]|$)/, '$&/') : address;
}

function isSitePath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//');
}

function required<T>(value: T | undefined, hook: string, context: string): T {
  if (value === undefined) throw new Error(`${hook}() was called outside a ${context} provider`);
  return value;
}
