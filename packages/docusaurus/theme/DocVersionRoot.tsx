import type { PluginRoute } from '@docusaurus/inner/routes/route-page';
import { DocsVersionProvider, type DocsVersionProviderProps } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';

export interface DocVersionRootProps {
  readonly version: DocsVersionProviderProps['version'];
  readonly route: Pick<PluginRoute, 'routes'>;
}

/** All pages of a version. */
export default function DocVersionRoot({ version, route }: DocVersionRootProps) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
