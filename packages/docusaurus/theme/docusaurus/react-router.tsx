import { type BlockingPrompt, matchPath, useHistory, useLocation, useRouteMatch } from '@docusaurus/router';
import { Children, type ComponentType, isValidElement, type ReactNode, useEffect } from 'react';

export * from '@docusaurus/router';

/** A component that receives the location of the page, or children. */
interface RouteProps {
  readonly path?: string;
  readonly exact?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each has properties of its own
  readonly component?: ComponentType<any>;
  readonly render?: (props: object) => ReactNode;
  readonly children?: ReactNode | ((props: object) => ReactNode);
}

/** Draws its contents at addresses that match its path. */
export function Route({ path, exact, component: Component, render, children }: RouteProps): ReactNode {
  const location = useLocation();
  const here = useRouteMatch();
  const history = useHistory();
  const match = path === undefined ? here : matchPath(location.pathname, { path, ...(exact && { exact }) });
  const props = { location, history, match };
  // a function draws at every address
  if (typeof children === 'function') return children(props);
  if (match === null) return null;
  if (Component !== undefined) return <Component {...props} />;
  if (render !== undefined) return render(props);
  return children;
}

/** Draws the first of its routes that matches the address. */
export function Switch({ children }: { readonly children?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return Children.toArray(children).find((child) => {
    const { path, exact } = isValidElement<RouteProps>(child) ? child.props : {};
    return path === undefined || matchPath(pathname, { path, ...(exact && { exact }) }) !== null;
  });
}

/** Passes a component the location of the page. */
export function withRouter<Props extends object>(Component: ComponentType<Props>) {
  return function WithRouter(props: Props) {
    return <Component {...props} location={useLocation()} history={useHistory()} match={useRouteMatch()} />;
  };
}

interface PromptProps {
  readonly message: BlockingPrompt;
  /** Whether it is asked at all. */
  readonly when?: boolean;
}

/** Asks readers who are about to go to another address. */
export function Prompt({ message, when = true }: PromptProps): null {
  const history = useHistory();
  useEffect(() => (when ? history.block(message) : undefined), [history, message, when]);
  return null;
}

/** Inserts values into the pattern of a path, such as `/docs/:id`. */
export function generatePath(path: string, values: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)\??/g, (_, name) => encodeURIComponent(String(values[name] ?? '')));
}

/** Only draws its children: every page is already inside docsite's router. */
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
