import { pageShownEvent } from '@theme/browser/page-events';

/** The location of a page. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What modules are called with when a page is shown, in the form of Docusaurus. */
export interface RouteChange {
  readonly location: PageLocation;
  /** Absent for the first page of a visit. */
  readonly previousLocation: PageLocation | null;
}

/** What a module of the site may export to follow navigation. */
export interface ClientModule {
  readonly onRouteUpdate?: (change: RouteChange) => unknown;
  readonly onRouteDidUpdate?: (change: RouteChange) => unknown;
  /** The same functions, if it is an object. */
  readonly default?: unknown;
}

/** Calls modules of the site for the first page and each later one, as Docusaurus does. */
export function runClientModules(modules: readonly ClientModule[]): void {
  let previousLocation: PageLocation | null = null;
  const callAll = () => {
    const { pathname, search, hash } = window.location;
    const location = { pathname, search, hash };
    for (const name of ['onRouteUpdate', 'onRouteDidUpdate'] as const)
      for (const module of modules) (ownOf(module, name) ?? module[name])?.({ location, previousLocation });
    previousLocation = location;
  };
  callAll();
  document.addEventListener(pageShownEvent, callAll);
}

function ownOf({ default: value }: ClientModule, name: keyof ClientModule): ClientModule['onRouteUpdate'] | undefined {
  return typeof value === 'object' && value !== null ? (value as ClientModule)[name as 'onRouteUpdate'] : undefined;
}
