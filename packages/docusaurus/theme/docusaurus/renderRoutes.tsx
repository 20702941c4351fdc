import type { PluginRoute } from '@docusaurus/inner/routes/route-page';

/** Draws the route inside a route. Of the routes added by a plugin, a page contains only the one that leads to it. */
export default function renderRoutes(routes: readonly PluginRoute[] = [], extra: object = {}) {
  const [route] = routes;
  if (route === undefined) return null;
  const { component: Component, props } = route;
  return <Component {...props} {...extra} route={route} />;
}
