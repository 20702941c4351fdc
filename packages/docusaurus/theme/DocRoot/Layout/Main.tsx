import type { ReactNode } from 'react';

export interface DocRootLayoutMainProps {
  readonly hiddenSidebarContainer: boolean;
  /** Whether nothing is drawn beside it. */
  readonly isAlone?: boolean;
  readonly children?: ReactNode;
}

/** What is beside the sidebar: one element in a layout of the site's own, which may place what it holds in a row. */
export default function DocRootLayoutMain({ isAlone = false, children }: DocRootLayoutMainProps) {
  return isAlone ? children : <div className="doc-root-main">{children}</div>;
}
