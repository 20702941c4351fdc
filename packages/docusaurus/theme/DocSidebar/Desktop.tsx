import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content';

/** The props of the sidebar. */
export interface DocSidebarProps {
  /** The address of the page. */
  readonly path: string;
  readonly sidebar: readonly PropSidebarItem[];
  readonly onCollapse: () => void;
  readonly isHidden: boolean;
}

/** The sidebar on wide screens. The button that hides it is below it, in the frame. */
export default function DocSidebarDesktop({ path, sidebar }: Partial<DocSidebarProps>) {
  return <DocSidebarDesktopContent path={path} sidebar={sidebar} />;
}
