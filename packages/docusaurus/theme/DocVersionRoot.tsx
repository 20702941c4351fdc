import renderRoutes from '@docusaurus/renderRoutes';
import type { PluginRoute } from '@docusaurus/route-page';

export interface DocVersionRootProps {
  readonly version: object;
  readonly route: Pick<PluginRoute, 'routes'>;
}

/** All pages of a version. */
export default function DocVersionRoot({ route }: DocVersionRootProps) {
  return renderRoutes(route.routes);
}
