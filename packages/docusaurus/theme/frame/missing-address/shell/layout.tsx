import { isNotFound, usePage } from '@docsite/renderer/template';
import { AnsweredPathContext } from '@docusaurus/inner/routes/answered-path';
import { watchAddress } from '@theme/content/address-end';
import { Layout as Inner } from '@theme-original/shell/layout';
import { type ReactNode, useSyncExternalStore } from 'react';

/** The frame, for sites whose components read the address, which is none of the site's on the page for missing ones. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const asked = useSyncExternalStore(
    watchAddress,
    () => location.pathname,
    () => page.url,
  );
  return (
    <AnsweredPathContext value={isNotFound(page) ? asked : undefined}>
      <Inner>{children}</Inner>
    </AnsweredPathContext>
  );
}
