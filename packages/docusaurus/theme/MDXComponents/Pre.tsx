import type { ReactNode } from 'react';

/** The element around a code block. It is empty, because the code block draws its own. */
export default function MDXPre({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
