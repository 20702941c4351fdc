import type { ReactNode } from 'react';

/** The title that an author gave an admonition in Markdown; `Admonition` finds it among its children. */
export function AdmonitionTitle({ children }: { readonly children?: ReactNode }) {
  return <span>{children}</span>;
}
