import type { ReactNode } from 'react';

/** What puts the titles of pages together: docsite does, unless the site has a function of its own. */
export default function TitleFormatter({ children }: { readonly children?: ReactNode }) {
  return children;
}
