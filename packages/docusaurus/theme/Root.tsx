import type { ReactNode } from 'react';

/** The component around the whole site. It adds nothing, but the site may wrap it. */
export default function Root({ children }: { readonly children?: ReactNode }) {
  return children;
}
