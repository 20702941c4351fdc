import type { ReactNode } from 'react';

/** What is around all of the site: nothing, unless the site wraps it. */
export default function Root({ children }: { readonly children?: ReactNode }) {
  return children;
}
