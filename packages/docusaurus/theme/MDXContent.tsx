import type { ReactNode } from 'react';

/** The text of a document, a post or a page, rendered from Markdown or MDX. */
export default function MDXContent({ children }: { readonly children?: ReactNode }) {
  return children;
}
