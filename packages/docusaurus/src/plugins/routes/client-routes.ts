import type { FinishedLocale } from '@docsite/core';
import { finishedRoutes } from './finished-routes.js';
import { isOwnKey } from './route-config.js';
import type { AddedRoute } from './route-modules.js';

/** A route in the form of Docusaurus's router, without its component. */
interface ClientRoute {
  readonly path: string;
  readonly priority?: number;
  readonly routes?: readonly ClientRoute[];
  readonly [attribute: string]: unknown;
}

/** The routes of all pages in the order of Docusaurus's router: nested ones last, and then the root. */
export function clientRoutes({ pages }: FinishedLocale, added: readonly AddedRoute[]): object[] {
  const own = pages.filter(({ kind }) => kind !== 'not-found' && kind !== 'versions');
  const [root = '/'] = pages.map(({ url }) => url).toSorted((a, b) => a.length - b.length);
  return sortRoutes(finishedRoutes(own, added) as ClientRoute[], root).map(clientRoute);
}

/** A route with the keys that Docusaurus passes to its router. */
function clientRoute({ path, exact, routes, ...rest }: ClientRoute): object {
  return {
    path,
    ...(exact === true && { exact }),
    ...(routes !== undefined && { routes: routes.map(clientRoute) }),
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !isOwnKey(key))),
  };
}

function sortRoutes(routes: readonly ClientRoute[], root: string): ClientRoute[] {
  return routes
    .map((route) => ({ ...route, ...(route.routes && { routes: sortRoutes(route.routes, root) }) }))
    .toSorted((a, b) => compareRoutes(a, b, root));
}

function compareRoutes(a: ClientRoute, b: ClientRoute, root: string): number {
  const isRoot = (route: ClientRoute) => Number(route.path === root);
  const isParent = (route: ClientRoute) => Number(route.routes !== undefined);
  return (
    isRoot(a) - isRoot(b) ||
    isParent(a) - isParent(b) ||
    (isParent(a) === 1 ? comparePaths(a.path, b.path) : 0) ||
    (b.priority ?? 0) - (a.priority ?? 0) ||
    a.path.localeCompare(b.path)
  );
}

/** A path below another comes first. */
function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  if (a.includes(b)) return -1;
  return b.includes(a) ? 1 : 0;
}
