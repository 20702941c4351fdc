import { createContext, useContext } from 'react';
import type { Labels } from './labels.js';
import type { PageData } from './page-data.js';
import type { SiteData } from './site-data.js';

/** Provides templates with the site they belong to. */
export const SiteContext = createContext<SiteData | undefined>(undefined);
/** Provides templates with the page they render. */
export const PageContext = createContext<PageData | undefined>(undefined);

/** Returns the site; throws outside a `SiteContext` provider. */
export function useSite(): SiteData {
  return required(useContext(SiteContext), 'useSite', 'SiteContext');
}

/** Returns the page being rendered; throws outside a `PageContext` provider. */
export function usePage(): PageData {
  return required(useContext(PageContext), 'usePage', 'PageContext');
}

/** Returns the theme's labels in the page's language. */
export function useLabels(): Labels {
  return useSite().labels;
}

/**
 * Turns a site path such as `/img/logo.svg` into an address under the site's base URL, and leaves other addresses
 * unchanged.
 */
export function useBaseUrl(path: string): string {
  const { baseUrl } = useSite();
  return isSitePath(path) ? baseUrl + path.slice(1) : path;
}

/** Turns the route of a page such as `/docs#start` into its address, with the base URL and trailing slash applied. */
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
