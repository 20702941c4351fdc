import { usePage } from '@docsite/renderer/template';
import { AnsweredPathContext } from '@docusaurus/inner/routes/answered-path';
import { RoutePage, type RoutePageProps } from '@docusaurus/inner/routes/route-page';
import { watchAddress } from '@theme/content/address-end';
import { useSyncExternalStore } from 'react';

/**
 * Draws the page of a route that ends in `*`, for the address that the reader requested. On the server, as in
 * Docusaurus, that is the path of the route.
 */
export function OpenRoutePage(props: RoutePageProps) {
  const { url } = usePage();
  const pathname = useSyncExternalStore(
    watchAddress,
    () => location.pathname,
    () => `${url.replace(/\/$/, '')}/*`,
  );
  return (
    <AnsweredPathContext value={pathname}>
      <RoutePage {...props} />
    </AnsweredPathContext>
  );
}
