import type { ReactNode } from 'react';

/** The contexts of the frame. docsite's theme needs none, but the site may wrap this component. */
export default function LayoutProvider({ children }: { readonly children?: ReactNode }) {
  return children;
}
