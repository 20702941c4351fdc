import type { ReactNode } from 'react';

/** The title of an admonition written in Markdown; `Admonition` finds it among its children. */
export function AdmonitionTitle({ children }: { readonly children?: ReactNode }) {
  return <span>{children}</span>;
}
