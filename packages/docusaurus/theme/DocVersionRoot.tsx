import type { PluginRoute } from '@docusaurus/inner/routes/route-page';
import renderRoutes from '@docusaurus/renderRoutes';

export interface DocVersionRootProps {
  readonly version: object;
  readonly route: Pick<PluginRoute, 'routes'>;
}

/** All pages of a version. */
export default function DocVersionRoot({ route }: DocVersionRootProps) {
  return renderRoutes(route.routes);
}
