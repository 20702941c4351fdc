import { usePage } from '@docsite/renderer/template';
import type { ReactNode } from 'react';

/** The heading of a page, if it is not only the title. */
export interface PageTitleProps {
  /** The text of the heading; the title of the page if absent. */
  readonly title?: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The heading of a page, and the content directly below it. */
export function PageTitle({ title, className = 'page-title', children }: PageTitleProps) {
  const page = usePage();
  return (
    <header id="ds-page-title" className={className}>
      <h1 {...page.writtenIn}>{title ?? page.title}</h1>
      {children}
    </header>
  );
}
