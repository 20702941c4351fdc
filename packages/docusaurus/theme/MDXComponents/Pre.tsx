import type { ReactNode } from 'react';

/** What stands around a block of code, which draws itself: nothing. */
export default function MDXPre({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}
