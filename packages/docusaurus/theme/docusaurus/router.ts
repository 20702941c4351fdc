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

export function matchPath(pathname: string, { path }: { readonly path: string }) {
  return pathname === path ? { path, url: pathname, isExact: true, params: {} } : null;
}

/** Leads to another page as soon as it is drawn. */
export function Redirect({ to }: { readonly to: string }) {
  const history = useHistory();
  if (typeof window !== 'undefined') history.replace(to);
  return null;
}

export { Link, Link as NavLink };
