import type { ReactNode } from 'react';

/** Formats the titles of pages. docsite does this itself, unless the site has a function of its own. */
export default function TitleFormatter({ children }: { readonly children?: ReactNode }) {
  return children;
}
