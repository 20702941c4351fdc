import type { Place } from '../diagnostic.js';
import { outputPathOfRoute, type UrlPolicy, urlOfRoute } from '../route/route.js';
import { splitHref, withRest } from './href.js';

/** An address that leads elsewhere. */
export interface Redirect {
  /** The old address, as a route. */
  readonly from: string;
  /** Where it leads, as it is written: a path of the site, or an address outside it. */
  readonly to: string;
  /** Where the old address is written. */
  readonly place: Place;
  /** Where the target is written. */
  readonly targetPlace: Place;
  /** Whether the old address of an HTML file is a folder: hosts may send `a.html` for `/a`, where a page is. */
  readonly isFolder?: boolean;
}

/** The href that the redirects from each old address end at, by its route; absent for those that lead in a circle. */
export type RedirectEnds = ReadonlyMap<string, string | undefined>;

/**
 * Follows chains of redirects to their ends.
 *
 * @param routeOf The route that the target of a redirect names; absent for addresses outside the site.
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

/** The address of a redirect: that of a page of this route, but for addresses of HTML files. */
export function urlOfRedirect({ from }: Redirect, policy: UrlPolicy): string {
  return urlOfRoute(from, isHtmlFile(from) ? { ...policy, trailingSlash: false } : policy);
}

/**
 * The file that readers get at an old address from hosts that know of no redirects, relative to the output folder. It
 * lies in a folder, also where those of pages do not: so hosts find it with a slash at the end of the address, too.
 */
export function outputPathOfRedirect(redirect: Pick<Redirect, 'from' | 'isFolder'>, policy: UrlPolicy): string {
  const { from, isFolder } = redirect;
  if (!isHtmlFile(from)) return outputPathOfRoute(from, { ...policy, trailingSlash: undefined });
  return isFolder ? `${from.slice(1)}/index.html` : from.slice(1);
}

function isHtmlFile(route: string): boolean {
  return /\.html?$/i.test(route);
}
