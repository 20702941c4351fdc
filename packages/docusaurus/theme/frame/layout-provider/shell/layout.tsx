import LayoutProvider from '@theme/Layout/Provider';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, inside the site's own contexts. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <LayoutProvider>
      <Inner>{children}</Inner>
    </LayoutProvider>
  );
}
