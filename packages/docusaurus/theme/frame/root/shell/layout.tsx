import Root from '@theme/Root';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, inside the site's own root. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      <Inner>{children}</Inner>
    </Root>
  );
}
