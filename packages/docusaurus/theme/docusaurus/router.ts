import { type Router, useRouter } from '@docsite/renderer/template';
import { usePathname } from '@docusaurus/inner/routes/answered-path';
import Link from '@docusaurus/Link';
import { addressEvent } from '@theme/browser/page-events';
import { useAddressEnd, watchAddress } from '@theme/content/address-end';
import { createContext, useContext, useMemo } from 'react';

/** The location of the page in the form of Docusaurus's router. The object is the same until the location changes. */
export function useLocation() {
  const pathname = usePathname();
  const end = useAddressEnd();
  return useMemo(() => ({ pathname, ...end, state: undefined, key: pathname }), [pathname, end]);
}

type Location = ReturnType<typeof useLocation>;

/** An address, or those of its parts that differ from the page's address. */
type Target = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** Navigates to other pages, and through the browser's history. */
export function useHistory() {
  const router = useRouter();
  const here = useLocation();
  const addressOf = (to: Target) =>
    typeof to === 'string' ? to : `${to.pathname ?? here.pathname}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    location: here,
    action: 'POP',
    length: 1,
    push: (to: Target) => router.navigate(addressOf(to)),
    replace: (to: Target) => replaceAddress(addressOf(to), router),
    go: (steps: number) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    createHref: addressOf,
    listen: (listener: (location: Pick<Location, 'pathname' | 'search' | 'hash'>, action: string) => void) =>
      watchAddress(() => listener(location, 'POP')),
    block: () => () => {},
  };
}

/** Replaces the address if only its query changes; otherwise navigates to the other page. */
function replaceAddress(address: string, router: Router): void {
  const target = new URL(address, location.href);
  if (target.origin + target.pathname === location.origin + location.pathname) {
    history.replaceState(history.state, '', target);
    dispatchEvent(new Event(addressEvent));
  } else router.navigate(address);
}

/**
 * The values of the parameters in the path of a route; always empty, because docsite's pages have routes without
 * parameters.
 */
export function useParams(): Record<string, string> {
  return {};
}

/** The match of the address with the page's route, which is the address itself. */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
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

/** Navigates to another page as soon as it is drawn. */
export function Redirect({ to }: { readonly to: Target }) {
  const history = useHistory();
  if (typeof window !== 'undefined') history.replace(to);
  return null;
}

/**
 * Does nothing: the router's confirmation before leaving a page is not supported, because pages are separate documents.
 */
export function Prompt() {
  return null;
}

export { Link, Link as NavLink };
