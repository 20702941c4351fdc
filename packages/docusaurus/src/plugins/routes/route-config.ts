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
