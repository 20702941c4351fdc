import { matchPath, useHistory, useLocation, useRouteMatch } from '@docusaurus/router';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';

export * from '@docusaurus/router';

/** What is given the place of the page. */
interface RouteProps {
  readonly path?: string;
  readonly exact?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each has properties of its own
  readonly component?: ComponentType<any>;
  readonly render?: (props: object) => ReactNode;
  readonly children?: ReactNode | ((props: object) => ReactNode);
}

/** Draws something at addresses that its path fits. */
export function Route({ path, exact, component: Component, render, children }: RouteProps): ReactNode {
  const location = useLocation();
  const here = useRouteMatch();
  const history = useHistory();
  const match = path === undefined ? here : matchPath(location.pathname, { path, ...(exact && { exact }) });
  if (match === null) return null;
  const props = { location, history, match };
  if (Component !== undefined) return <Component {...props} />;
  if (render !== undefined) return render(props);
  return typeof children === 'function' ? children(props) : children;
}

/** Draws the first of its routes that the address fits. */
export function Switch({ children }: { readonly children?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return Children.toArray(children).find((child) => {
    const { path, exact } = isValidElement<RouteProps>(child) ? child.props : {};
    return path === undefined || matchPath(pathname, { path, ...(exact && { exact }) }) !== null;
  });
}

/** Gives a component the place of the page. */
export function withRouter<Props extends object>(Component: ComponentType<Props>) {
  return function WithRouter(props: Props) {
    return <Component {...props} location={useLocation()} history={useHistory()} match={useRouteMatch()} />;
  };
}

/** An address by its path, with values for what that names: `/docs/:id`. */
export function generatePath(path: string, values: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)\??/g, (_, name) => encodeURIComponent(String(values[name] ?? '')));
}

/** A page stands in the site's own router already. */
function Within({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}

export {
  Within as BrowserRouter,
  Within as HashRouter,
  Within as MemoryRouter,
  Within as Router,
  Within as StaticRouter,
};
