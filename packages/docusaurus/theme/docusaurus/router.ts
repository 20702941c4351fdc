import { type Router, useRouter } from '@docsite/renderer/template';
import { usePathname } from '@docusaurus/inner/routes/answered-path';
import Link from '@docusaurus/Link';
import { addressEvent } from '@theme/browser/page-events';
import { useAddressEnd, watchAddress } from '@theme/content/address-end';
import { createContext, useContext, useMemo } from 'react';

/** Where the page is, as the router of Docusaurus says it: the same value until it changes. */
export function useLocation() {
  const pathname = usePathname();
  const end = useAddressEnd();
  return useMemo(() => ({ pathname, ...end, state: undefined, key: pathname }), [pathname, end]);
}

type Location = ReturnType<typeof useLocation>;

/** An address, or the parts of one that differ from that of the page. */
type Target = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** Goes to other pages, and through those that the reader has seen. */
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

/** Another query of the page takes the place of that in the address; another page is gone to. */
function replaceAddress(address: string, router: Router): void {
  const target = new URL(address, location.href);
  if (target.origin + target.pathname === location.origin + location.pathname) {
    history.replaceState(history.state, '', target);
    dispatchEvent(new Event(addressEvent));
  } else router.navigate(address);
}

/** The values of names in the path of a route; pages of docsite have routes without names. */
export function useParams(): Record<string, string> {
  return {};
}

/** How the address fits the route of the page: that is the address itself. */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/**
 * The history that components of routes are given; undefined where no code of the site asks for it. It is a context,
 * because code that makes a history would have each page hydrated whose code it is part of.
 */
export const HistoryContext = createContext<ReturnType<typeof useHistory> | undefined>(undefined);

/** What the router of Docusaurus gives to the component of a route. */
export function useRouteProps() {
  const match = useRouteMatch();
  const history = useContext(HistoryContext);
  return { location: useLocation(), match, ...(history && { history }), route: { path: match.path, exact: true } };
}

/** What addresses are compared with, and how. */
export interface MatchOptions {
  /** The first of several that the address fits is taken. */
  readonly path: string | readonly string[];
  /** Whether addresses below the path do not fit. */
  readonly exact?: boolean;
  /** Whether a slash at the end is a part of the path. */
  readonly strict?: boolean;
  /** Whether capitals count. */
  readonly sensitive?: boolean;
}

/** Whether an address fits a path such as `/docs/:id`, and what it has in the places of its names. */
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

/** Leads to another page as soon as it is drawn. */
export function Redirect({ to }: { readonly to: Target }) {
  const history = useHistory();
  if (typeof window !== 'undefined') history.replace(to);
  return null;
}

/** Asks readers before they leave: pages of docsite are documents, which they leave without being asked. */
export function Prompt() {
  return null;
}

export { Link, Link as NavLink };
