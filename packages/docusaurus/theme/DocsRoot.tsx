import renderRoutes from '@docusaurus/renderRoutes';
import type { PluginRoute } from '@docusaurus/route-page';

/** All pages of a docs instance. The frame around them is docsite's. */
export default function DocsRoot({ route }: { readonly route: Pick<PluginRoute, 'routes'> }) {
  return renderRoutes(route.routes);
}
