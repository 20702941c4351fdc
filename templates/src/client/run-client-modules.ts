import { pageShownEvent } from '@theme/browser/page-events';

/** Where a page is. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What modules are called with when a page is shown, in the shape that Docusaurus gives it. */
export interface RouteChange {
  readonly location: PageLocation;
  /** Absent for the page that the reader came to first. */
  readonly previousLocation: PageLocation | null;
}

/** What a module of the site's own may export to follow the reader from page to page. */
export interface ClientModule {
  readonly onRouteUpdate?: (change: RouteChange) => unknown;
  readonly onRouteDidUpdate?: (change: RouteChange) => unknown;
  /** The same, where it is an object. */
  readonly default?: unknown;
}

/** Calls modules of the site's own for the first page, and for each one after it. After Docusaurus. */
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
