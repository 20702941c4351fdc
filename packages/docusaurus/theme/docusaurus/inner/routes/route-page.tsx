import { useSite } from '@docsite/renderer/template';
import { useRouteProps } from '@docusaurus/router';
import { RouteContextProvider, type RouteContextValue } from '@docusaurus/useRouteContext';
import { type ComponentType, useMemo } from 'react';

/** A route added by a plugin: its component, and the route inside it, if any. */
export interface PluginRoute {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
  readonly component: ComponentType<any>;
  readonly exact: boolean;
  /** The props of the component. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly routes: readonly PluginRoute[];
}

export interface RoutePageProps {
  readonly route: PluginRoute;
  readonly context: RouteContextValue;
  /** The base URL of the default language, which paths of the route begin with; absent if there are no others. */
  readonly base?: string;
}

/** Draws the page of a route, with the base URL of the language in its paths. */
export function RoutePage({ route: written, context, base }: RoutePageProps) {
  const { baseUrl } = useSite();
  const route = useMemo(() => withBase(written, base ?? baseUrl, baseUrl), [written, base, baseUrl]);
  return (
    <RouteContextProvider value={context}>
      <RouteComponent route={route} />
    </RouteContextProvider>
  );
}

function withBase(route: PluginRoute, from: string, to: string): PluginRoute {
  if (from === to) return route;
  const path = route.path.startsWith(from) ? to + route.path.slice(from.length) : route.path;
  return { ...route, path, routes: route.routes.map((inner) => withBase(inner, from, to)) };
}

function RouteComponent({ route }: Pick<RoutePageProps, 'route'>) {
  const { component: Component, props } = route;
  const routeProps = useRouteProps();
  return <Component {...routeProps} {...props} route={route} />;
}

/**
 * The value that the component of a route receives for a module: as in Docusaurus, its default export, with its other
 * exports as properties.
 */
export function moduleValue({ default: value, ...named }: Readonly<Record<string, unknown>>): unknown {
  if (value === undefined || value === null) return named;
  return typeof value === 'object' || typeof value === 'function' ? Object.assign(value, named) : value;
}
