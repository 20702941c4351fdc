import { HistoryContext, useHistory } from '@docusaurus/router';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, for sites whose components draw pages and read the router's history. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <HistoryContext value={useHistory()}>
      <Inner>{children}</Inner>
    </HistoryContext>
  );
}
