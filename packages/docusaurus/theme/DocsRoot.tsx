import type { PluginRoute } from '@docusaurus/inner/routes/route-page';
import renderRoutes from '@docusaurus/renderRoutes';

/** All pages of a docs instance. The frame around them is docsite's. */
export default function DocsRoot({ route }: { readonly route: Pick<PluginRoute, 'routes'> }) {
  return renderRoutes(route.routes);
}
