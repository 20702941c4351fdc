import { usePage, useRouter } from '@docsite/renderer/template';
import Link from '@docusaurus/Link';

/** Where the page is. */
export function useLocation() {
  const { url } = usePage();
  return { pathname: url, search: '', hash: '', state: undefined, key: url };
}

/** Goes to other pages. */
export function useHistory() {
  const router = useRouter();
  const location = useLocation();
  const go = (to: string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }) => {
    const href = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
    router.navigate(href);
  };
  return { location, push: go, replace: go, action: 'PUSH', listen: () => () => {}, block: () => () => {} };
}

export function useParams(): Record<string, string> {
  return {};
}

export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

/**
 * What the router of Docusaurus tells the component of a route of where it is. It gives it the `history`, too, which would
 * make all such pages live.
 */
export function useRouteProps() {
  return { location: useLocation(), match: useRouteMatch() };
}

export interface MatchOptions {
  readonly path: string;
  /** Whether addresses below the path do not fit. */
  readonly exact?: boolean;
  /** Whether a slash at the end is a part of the path. */
  readonly strict?: boolean;
}

/** Whether an address fits a path such as `/docs/:id`, and what it has in the places of its names. */
export function matchPath(pathname: string, wanted: string | MatchOptions) {
  const { path, exact = false, strict = false } = typeof wanted === 'string' ? { path: wanted } : wanted;
  const source = path
    .replace(strict ? '' : /\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\/:(\w+)(\?)?/g, (_, name, optional) => (optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`));
  const found = new RegExp(`^${source}${strict ? '' : '/?'}(?=${exact ? '$' : '$|/|(?<=/)'})`, 'i').exec(pathname);
  if (found === null) return null;
  const url = found[0].replace(/(?<=.)\/$/, '');
  return { path, url, isExact: found[0] === pathname, params: { ...found.groups } };
}

/** Leads to another page as soon as it is drawn. */
export function Redirect({ to }: { readonly to: string }) {
  const history = useHistory();
  if (typeof window !== 'undefined') history.replace(to);
  return null;
}

export { Link, Link as NavLink };
