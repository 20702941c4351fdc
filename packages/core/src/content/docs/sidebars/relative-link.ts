import { decodePath, encodePath, joinRoute, routeOfPath } from '../../../route/route.js';

/**
 * The target of a link in a sidebar. Browsers resolve one without a slash at its beginning against the page, and the
 * pages of a sidebar are below the base path of their version; it stays as written if there is no such document.
 *
 * @param routes The routes of the version's documents.
 */
export function resolveRelativeLink(href: string, basePath: string, routes: ReadonlySet<string>): string {
  const [path] = href.split(/[?#]/, 1) as [string];
  if (path === '' || path.startsWith('/')) return href;
  const route = joinRoute(basePath, routeOfPath(decodePath(path)));
  return routes.has(route) ? encodePath(route) + href.slice(path.length) : href;
}
