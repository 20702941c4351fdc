import { addressEvent, pageLeftEvent, pageShownEvent } from '@theme/browser/page-events';

/** The location of a page. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The data that the history keeps with the address. */
  readonly state: unknown;
}

/** What modules are called with when a page is shown, in the form of Docusaurus. */
export interface RouteChange {
  readonly location: PageLocation;
  /** Absent for the first page of a visit. */
  readonly previousLocation: PageLocation | null;
}

/** What a module of the site may export to follow navigation. */
export interface ClientModule {
  /** Called before the page is drawn, as is then the function that it returns, except for the first page. */
  readonly onRouteUpdate?: (change: RouteChange) => unknown;
  readonly onRouteDidUpdate?: (change: RouteChange) => unknown;
  /** The same functions, if it is an object. */
  readonly default?: unknown;
}

/**
 * Calls modules of the site for the first page and each later one, and for other fragments and queries of a page, as
 * Docusaurus does.
 */
export function runClientModules(modules: readonly ClientModule[]): void {
  let previousLocation: PageLocation | null = null;
  let location = currentLocation();
  let isLeft = false;
  const callAll = (name: 'onRouteUpdate' | 'onRouteDidUpdate') =>
    modules.map((module) => (ownOf(module, name) ?? module[name])?.({ location, previousLocation }));
  const leave = () => {
    location = currentLocation();
    for (const cleanup of callAll('onRouteUpdate')) if (typeof cleanup === 'function') cleanup();
    isLeft = true;
  };
  const arrive = () => {
    if (!isLeft) leave();
    isLeft = false;
    callAll('onRouteDidUpdate');
    previousLocation = location;
  };
  callAll('onRouteUpdate');
  callAll('onRouteDidUpdate');
  previousLocation = location;
  document.addEventListener(pageLeftEvent, leave);
  document.addEventListener(pageShownEvent, arrive);
  const stay = () => {
    // another page is shown later
    if (!isLeft && window.location.pathname === location.pathname) arrive();
  };
  addEventListener('hashchange', stay);
  addEventListener(addressEvent, stay);
}

function currentLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: (history.state as { readonly state?: unknown } | null)?.state };
}

function ownOf({ default: value }: ClientModule, name: keyof ClientModule): ClientModule['onRouteUpdate'] | undefined {
  return typeof value === 'object' && value !== null ? (value as ClientModule)[name as 'onRouteUpdate'] : undefined;
}
