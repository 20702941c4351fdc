import type { ReactNode } from 'react';

export interface DocRootLayoutMainProps {
  readonly hiddenSidebarContainer: boolean;
  readonly children?: ReactNode;
}

/** What is beside the sidebar. */
export default function DocRootLayoutMain({ children }: DocRootLayoutMainProps) {
  return children;
}
