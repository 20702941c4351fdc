import { compareText, type Place } from '../diagnostic.js';
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

/**
 * Where the redirects from an old address end: their final target, with the old address of the last of them, or the
 * first of the old addresses of a redirect loop.
 */
export type RedirectEnd = { readonly href: string; readonly last: string } | { readonly loop: string };

/** Where the redirects from each old address end, by its route. */
export type RedirectEnds = ReadonlyMap<string, RedirectEnd>;

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

  function endOf(from: string): RedirectEnd {
    const passed: string[] = [];
    let href = from;
    for (let next = byRoute.get(from); next !== undefined; next = byRoute.get(routeOf(href) ?? '')) {
      const at = passed.indexOf(next.from);
      if (at !== -1) return { loop: passed.slice(at).sort(compareText)[0] ?? from };
      passed.push(next.from);
      href = withRest(next.to, splitHref(href));
    }
    return { href, last: passed.at(-1) ?? from };
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
