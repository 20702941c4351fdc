import { usePage } from '@docsite/renderer/template';
import { AskedPath } from '@docusaurus/inner/routes/asked-path';
import { RoutePage, type RoutePageProps } from '@docusaurus/inner/routes/route-page';

/**
 * Draws the page of a route that ends in `*`, for the address that the reader requested. On the server, as in
 * Docusaurus, that is the path of the route.
 */
export function OpenRoutePage(props: RoutePageProps) {
  const { url } = usePage();
  return (
    <AskedPath whenBuilt={`${url.replace(/\/$/, '')}/*`}>
      <RoutePage {...props} />
    </AskedPath>
  );
}
