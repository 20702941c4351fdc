import { useSite } from '@docsite/renderer/template';
import { hasProtocol } from '@docusaurus/isInternalUrl';

/** How an address is put below the base URL. */
export interface BaseUrlOptions {
  /** Adds the base URL also to a path that begins with it. */
  readonly forcePrependBaseUrl?: boolean;
  /** Whether the address is to begin with the origin. */
  readonly absolute?: boolean;
}

/** Functions that put addresses below the base URL. */
export type BaseUrlUtils = {
  readonly withBaseUrl: (url: string, options?: BaseUrlOptions) => string;
};

/** The functions for the base URL of the site. */
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

/** A path of the site below its base URL. */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
