import type { ReactNode } from 'react';

/** What is drawn of Markdown or MDX: the text of a document, a post or a page. */
export default function MDXContent({ children }: { readonly children?: ReactNode }) {
  return children;
}
