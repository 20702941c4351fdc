import { usePage } from '@docsite/renderer/template';
import { AnsweredPathContext } from '@docusaurus/inner/routes/answered-path';
import { RoutePage, type RoutePageProps } from '@docusaurus/inner/routes/route-page';
import { watchAddress } from '@theme/content/address-end';
import { useSyncExternalStore } from 'react';

/**
 * Draws the page of a route that ends with a star, at the address that the reader has asked for. On the server that is
 * the route itself, as there.
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
