import type { ReactNode } from 'react';

/** The title of code. */
export default function CodeBlockTitle({ children }: { readonly children?: ReactNode }) {
  return children;
}
