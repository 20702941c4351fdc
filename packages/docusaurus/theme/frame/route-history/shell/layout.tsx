import { HistoryContext, useHistory } from '@docusaurus/router';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, in which components of the site may draw pages, and ask for the history. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <HistoryContext value={useHistory()}>
      <Inner>{children}</Inner>
    </HistoryContext>
  );
}
