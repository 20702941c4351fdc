import type { ReactNode } from 'react';

export interface DocRootLayoutMainProps {
  readonly hiddenSidebarContainer: boolean;
  /** Whether there is nothing next to it. */
  readonly isAlone?: boolean;
  readonly children?: ReactNode;
}

/**
 * The part next to the sidebar. In a layout of the site it is a single element, because the layout may place its
 * children in a row.
 */
export default function DocRootLayoutMain({ isAlone = false, children }: DocRootLayoutMainProps) {
  return isAlone ? children : <div className="doc-root-main">{children}</div>;
}
