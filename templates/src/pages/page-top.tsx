import { PageActions } from '@theme/pages/page-actions';
import type { ReactNode } from 'react';

/** The row above the title of a page: breadcrumbs and page actions. */
export function PageTop({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="page-top">
      {children}
      <PageActions />
    </div>
  );
}
