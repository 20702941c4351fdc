import type { ReactNode } from 'react';

/** What gives the frame its contexts: none are needed, unless the site wraps it. */
export default function LayoutProvider({ children }: { readonly children?: ReactNode }) {
  return children;
}
