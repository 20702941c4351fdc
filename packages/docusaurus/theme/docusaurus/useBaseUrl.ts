import { useSite } from '@docsite/renderer/template';
import { hasProtocol } from '@docusaurus/isInternalUrl';

/** How to prepend the base URL. */
export interface BaseUrlOptions {
  /** Whether to prepend the base URL even to a path that begins with it. */
  readonly forcePrependBaseUrl?: boolean;
  /** Whether to prepend the origin, too. */
  readonly absolute?: boolean;
}

/** Functions that prepend the base URL. */
export type BaseUrlUtils = {
  readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string;
};

/** Functions that prepend the site's base URL. */
export function useBaseUrlUtils(): BaseUrlUtils {
  const { baseUrl, url: origin } = useSite();
  return {
    withBaseUrl(url, { forcePrependBaseUrl = false, absolute = false } = {}) {
      if (!url || url.startsWith('#') || hasProtocol(url)) return url;
      if (forcePrependBaseUrl) return baseUrl + url.replace(/^\//, '');
      if (url === baseUrl.replace(/\/$/, '')) return baseUrl;
      const path = url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '');
      return absolute ? origin + path : path;
    },
  };
}

/** A path with the site's base URL prepended. */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
