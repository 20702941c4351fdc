import { usePage } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

/** The heading of a page, and the content directly below it. */
export function PageTitle({ children }: { readonly children?: ReactNode }) {
  const { title, writtenIn } = usePage();
  return (
    <header id="ds-page-title" className="page-title">
      <h1 {...writtenIn}>{title}</h1>
      {children}
    </header>
  );
}
