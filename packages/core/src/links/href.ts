/** The parts of an href that is no absolute URL. */
export interface SplitHref {
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly query: string;
  /** With its `#`; empty where there is none. */
  readonly hash: string;
}

/** Takes an href apart. */
export function splitHref(href: string): SplitHref {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** An href with a query and an anchor where it has none of its own: as browsers follow redirects. */
export function withRest(href: string, rest: Omit<SplitHref, 'path'>): string {
  const { path, query, hash } = splitHref(href);
  return path + (query || rest.query) + (hash || rest.hash);
}

/** One spelling for hrefs with and without a slash at the end of their path. */
export function withoutEndSlash(href: string): string {
  const { path, query, hash } = splitHref(href);
  return (path.replace(/\/$/, '') || '/') + query + hash;
}

/** Whether an href leads to another site, or names its own scheme. */
export function isAbsoluteUrl(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** An href of the configuration as a path of the site: the slash that begins it may be left out. */
export function rootHref(href: string): string {
  if (isAbsoluteUrl(href) || /^[/#?]/.test(href)) return href;
  return `/${href.replace(/^\.(?:\/|(?=[?#]|$))/, '')}`;
}
