import { type AddressChange, type AddressOptions, type Router, useRouter } from '@docsite/renderer/template';
import { usePathname } from '@docusaurus/inner/routes/answered-path';
import Link from '@docusaurus/Link';
import { useAddressEnd } from '@theme/content/address-end';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';

/** The location of the page in the form of Docusaurus's router. The object is the same until the location changes. */
export function useLocation() {
  const pathname = usePathname();
  const end = useAddressEnd();
  return useMemo(() => ({ pathname, ...end, key: pathname }), [pathname, end]);
}

type Location = ReturnType<typeof useLocation>;

/** An address, or those of its parts that differ from the page's address. */
type Target = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>>;

/** The browser's history, which also navigates to other pages. The object is always the same. */
export function useHistory() {
  const router = useRouter();
  const here = useLocation();
  const shown = useRef(here);
  shown.current = here;
  return useMemo(() => createHistory(router, () => shown.current), [router]);
}

function createHistory(router: Router, here: () => Location) {
  const addressOf = (to: Target) => writtenAddress(to, here());
  const enter = (replace: boolean) => (to: Target, state?: unknown) => {
    const kept = typeof to === 'string' ? state : to.state;
    changeAddress(router, addressOf(to), { replace, ...(kept !== undefined && { state: kept }) });
  };
  return {
    get location() {
      return here();
    },
    get action() {
      return router.lastChange();
    },
    get length() {
      return typeof window === 'undefined' ? 1 : history.length;
    },
    push: enter(false),
    replace: enter(true),
    go: (steps: number) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    createHref: addressOf,
    listen: (listener: (location: Location, action: AddressChange) => void) =>
      router.watch((change) => listener(currentLocation(), change)),
    block: (prompt: BlockingPrompt = false) =>
      router.block((target, change) => isRefused(prompt, locationOf(target), change)),
  };
}

/**
 * What decides whether the reader stays: a question to the reader, or `false` if the reader has to stay, or a function
 * that returns either.
 */
export type BlockingPrompt = string | boolean | ((location: Location, action: AddressChange) => unknown);

function isRefused(prompt: BlockingPrompt, target: Location, change: AddressChange): boolean {
  const answer = typeof prompt === 'function' ? prompt(target, change) : prompt;
  return typeof answer === 'string' ? !confirm(answer) : answer === false;
}

/** The address of a target. As in React Router, a fragment or a query alone leads to the page without the other. */
function writtenAddress(to: Target, { pathname }: Location): string {
  if (typeof to === 'string') return /^[?#]/.test(to) ? pathname + to : to;
  const { search = '', hash = '' } = to;
  const begun = (part: string, mark: string) => (part === '' || part.startsWith(mark) ? part : mark + part);
  return (to.pathname || pathname) + begun(search, '?') + begun(hash, '#');
}

/** Stays on the page if only the query changes, and if an address of the page replaces the current one. */
function changeAddress(router: Router, address: string, options: AddressOptions): void {
  const target = new URL(address, location.href);
  const isOfPage = target.origin + target.pathname === location.origin + location.pathname;
  const isInPlace = options.replace || (target.hash === location.hash && target.search !== location.search);
  if (isOfPage && isInPlace) router.changeAddress(target.href, options);
  else router.navigate(target.href, options);
}

/** The location of the address in the browser, which may be that of a page that is not drawn yet. */
function currentLocation(): Location {
  return { ...locationOf(new URL(location.href)), state: history.state?.state };
}

function locationOf({ pathname, search, hash }: URL): Location {
  return { pathname, search, hash, state: undefined, key: pathname };
}

/**
 * The values of the parameters in the path of a route; always empty, because docsite's pages have routes without
 * parameters.
 */
export function useParams(): Record<string, string> {
  return {};
}

/** The match of the address with the page's route, which is the address itself. */
function useOwnMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/** The match of the address with a path, which is that of the page's route by default; null if it does not match. */
export function useRouteMatch(): ReturnType<typeof useOwnMatch>;
export function useRouteMatch(wanted: Parameters<typeof matchPath>[1]): ReturnType<typeof matchPath>;
export function useRouteMatch(wanted?: Parameters<typeof matchPath>[1]) {
  const own = useOwnMatch();
  return wanted === undefined ? own : matchPath(own.path, wanted);
}

/**
 * The history that components of routes receive; undefined unless code of the site uses it. It is a context, because
 * code that creates a history would cause every page containing that code to be hydrated.
 */
export const HistoryContext = createContext<ReturnType<typeof useHistory> | undefined>(undefined);

/** The props that Docusaurus's router passes to the component of a route. */
export function useRouteProps() {
  const match = useRouteMatch();
  const history = useContext(HistoryContext);
  return { location: useLocation(), match, ...(history && { history }), route: { path: match.path, exact: true } };
}

/** The paths that addresses are compared with, and how. */
export interface MatchOptions {
  /** One pattern or several, of which the first match counts. */
  readonly path: string | readonly string[];
  /** Whether addresses below the path do not match. */
  readonly exact?: boolean;
  /** Whether a slash at the end is significant. */
  readonly strict?: boolean;
  /** Whether letter case is significant. */
  readonly sensitive?: boolean;
}

/**
 * Matches an address with a path such as `/docs/:id`, and returns the values of its parameters; null if it does not
 * match.
 */
export function matchPath(pathname: string, wanted: string | readonly string[] | MatchOptions) {
  const { path, ...options } = typeof wanted === 'object' && 'path' in wanted ? wanted : { path: wanted };
  const matches = [path].flat().map((one) => matchOne(pathname, one, options));
  return matches.find((match) => match !== null) ?? null;
}

function matchOne(pathname: string, path: string, options: Omit<MatchOptions, 'path'>) {
  const { exact = false, strict = false, sensitive = false } = options;
  const source = path
    .replace(strict ? '' : /\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\/:(\w+)(\?)?/g, (_, name, optional) => (optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`));
  const flags = sensitive ? '' : 'i';
  const found = new RegExp(`^${source}${strict ? '' : '/?'}(?=${exact ? '$' : '$|/|(?<=/)'})`, flags).exec(pathname);
  if (found === null) return null;
  const url = found[0].replace(/(?<=.)\/$/, '');
  return { path, url, isExact: found[0] === pathname, params: { ...found.groups } };
}

/** Leads to another page as soon as it is drawn, in place of its own address unless `push` is set. */
export function Redirect({ to, push = false }: { readonly to: Target; readonly push?: boolean }) {
  const history = useHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object may be the same address
  useEffect(() => history[push ? 'push' : 'replace'](to), [history]);
  return null;
}

/**
 * Does nothing: the router's confirmation before leaving a page is not supported, because pages are separate documents.
 */
export function Prompt() {
  return null;
}

export { Link, Link as NavLink };
