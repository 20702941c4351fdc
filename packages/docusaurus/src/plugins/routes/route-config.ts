import { join } from 'node:path';
import { propertiesOf } from '@docsite/core';

/** A page that a plugin adds; its path begins with the base URL. */
export interface RouteConfig {
  readonly path: string;
  readonly component: string;
  /** Modules by the name of the prop that passes them to the component, nested in lists and objects. */
  readonly modules?: RouteModules;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly exact?: boolean;
  readonly routes?: readonly RouteConfig[];
}

/** Modules that a route passes to its component as props, nested in lists and objects. */
export type RouteModules = {
  readonly [name: string]: RouteModule | RouteModules | readonly (RouteModule | RouteModules)[];
};

/** A module by its path, or by an alias such as `@site/…`; docsite ignores `query`. */
export type RouteModule = string | { readonly path: string; readonly query?: object; readonly __import?: boolean };

/** A route without routes in it, and the routes that it is in, outermost first. */
export interface LeafRoute {
  readonly leaf: RouteConfig;
  readonly around: readonly RouteConfig[];
}

/** The innermost routes of a route. */
export function leavesOf(route: RouteConfig, around: readonly RouteConfig[] = []): LeafRoute[] {
  const { routes = [] } = route;
  if (routes.length === 0) return [{ leaf: route, around }];
  return routes.flatMap((inner) => leavesOf(inner, [...around, route]));
}

/**
 * A route with absolute paths in place of relative ones, which begin in the folder of generated files.
 *
 * @param folder That folder, absolute.
 */
export function placedRoute({ component, modules, routes, ...route }: RouteConfig, folder: string): RouteConfig {
  return {
    ...route,
    component: placed(component, folder) as string,
    ...(modules && { modules: placed(modules, folder) as RouteModules }),
    ...(routes && { routes: routes.map((inner) => placedRoute(inner, folder)) }),
  };
}

function placed(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return /^\.\.?\//.test(value) ? join(folder, value) : value;
  if (Array.isArray(value)) return value.map((item) => placed(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  const { query, ...parts } = propertiesOf(value);
  const own = Object.entries(parts).map(([name, part]) => [name, placed(part, folder)] as const);
  return { ...Object.fromEntries(own), ...(query !== undefined && { query }) };
}

/** A plugin that a route belongs to. */
export interface RoutePlugin {
  readonly name: string;
  readonly id: string;
}

const ownKeys: ReadonlySet<string> = new Set([
  'path',
  'exact',
  'component',
  'modules',
  'props',
  'context',
  'routes',
  'priority',
  'metadata',
  'plugin',
]);

/** Whether a key of a route is one that Docusaurus itself uses; plugins add others, which components receive. */
export function isOwnKey(key: string): boolean {
  return ownKeys.has(key);
}
