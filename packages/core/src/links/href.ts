import { hasScheme } from '../url-scheme.js';

/** The parts of an href that is not an absolute URL. */
export interface SplitHref {
  readonly path: string;
  /** Including its `?`; empty if there is none. */
  readonly query: string;
  /** Including its `#`; empty if there is none. */
  readonly hash: string;
}

/** Splits an href into path, query and hash. */
export function splitHref(href: string): SplitHref {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** Adds a query and an anchor to an href that has none of its own, as browsers do when they follow redirects. */
export function withRest(href: string, rest: Omit<SplitHref, 'path'>): string {
  const { path, query, hash } = splitHref(href);
  return path + (query || rest.query) + (hash || rest.hash);
}

/** Normalizes hrefs that differ only in a slash at the end of their path. */
export function withoutEndSlash(href: string): string {
  const { path, query, hash } = splitHref(href);
  return (path.replace(/\/$/, '') || '/') + query + hash;
}

/** Whether an href points to another site, or has a scheme of its own. */
export function isAbsoluteUrl(href: string): boolean {
  return hasScheme(href) || href.startsWith('//');
}

/** Converts a configured href, which may lack its leading slash, to a path of the site. */
export function rootHref(href: string): string {
  if (isAbsoluteUrl(href) || /^[/#?]/.test(href)) return href;
  return `/${href.replace(/^\.(?:\/|(?=[?#]|$))/, '')}`;
}
