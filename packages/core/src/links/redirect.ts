import type { Place } from '../diagnostic.js';
import { outputPathOfRoute, type UrlPolicy, urlOfRoute } from '../route/route.js';
import { splitHref, withRest } from './href.js';

/** An address that redirects. */
export interface Redirect {
  /** The old address, as a route. */
  readonly from: string;
  /** The target as written: a path of the site, or an address outside it. */
  readonly to: string;
  /** Where the old address is defined. */
  readonly place: Place;
  /** Where the target is defined. */
  readonly targetPlace: Place;
  /**
   * Whether the old address of an HTML file is served from a folder: hosts may serve `a.html` for `/a`, where a page
   * is.
   */
  readonly isFolder?: boolean;
}

/** The final target of the redirects from each old address, by route; undefined for redirect loops. */
export type RedirectEnds = ReadonlyMap<string, string | undefined>;

/**
 * Follows chains of redirects to their final targets.
 *
 * @param routeOf Returns the route that the target of a redirect refers to; undefined for addresses outside the site.
 */
export function followRedirects(
  redirects: readonly Redirect[],
  routeOf: (href: string) => string | undefined,
): RedirectEnds {
  const byRoute = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return new Map(redirects.map(({ from }) => [from, endOf(from)]));

  function endOf(from: string): string | undefined {
    const passed = new Set<string>();
    let end = from;
    for (let next = byRoute.get(from); next !== undefined; next = byRoute.get(routeOf(end) ?? '')) {
      if (passed.has(next.from)) return undefined;
      passed.add(next.from);
      end = withRest(next.to, splitHref(end));
    }
    return end;
  }
}

/** The address of a redirect: that of a page with its route, except for addresses of HTML files. */
export function urlOfRedirect({ from }: Redirect, policy: UrlPolicy): string {
  return urlOfRoute(from, isHtmlFile(from) ? { ...policy, trailingSlash: false } : policy);
}

/**
 * The file, relative to the output folder, that hosts without redirects serve at an old address. It is always in a
 * folder, even if those of pages are not, so that hosts also find it for an address with a slash at the end.
 */
export function outputPathOfRedirect(redirect: Pick<Redirect, 'from' | 'isFolder'>, policy: UrlPolicy): string {
  const { from, isFolder } = redirect;
  if (!isHtmlFile(from)) return outputPathOfRoute(from, { ...policy, trailingSlash: undefined });
  return isFolder ? `${from.slice(1)}/index.html` : from.slice(1);
}

function isHtmlFile(route: string): boolean {
  return /\.html?$/i.test(route);
}
