import { PageActions } from '@theme/pages/page-actions';
import type { ReactNode } from 'react';

/** The row above a page's title: the way to the page, and what can be done with it. */
export function PageTop({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="page-top">
      {children}
      <PageActions />
    </div>
  );
}
