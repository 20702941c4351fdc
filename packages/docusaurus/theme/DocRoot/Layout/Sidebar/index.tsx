import type { PropSidebarItem } from '@docusaurus/inner/sidebar/sidebar-items';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';

export interface DocRootLayoutSidebarProps {
  readonly sidebar: readonly PropSidebarItem[];
  readonly hiddenSidebarContainer: boolean;
  readonly setHiddenSidebarContainer: (update: (isHidden: boolean) => boolean) => void;
}

/** The sidebar next to documents, which is drawn only in the frame, whatever the site draws around documents. */
export default function DocRootLayoutSidebar({ sidebar, setHiddenSidebarContainer }: DocRootLayoutSidebarProps) {
  const { pathname } = useLocation();
  const toggle = () => setHiddenSidebarContainer((isHidden) => !isHidden);
  return <DocSidebar path={pathname} sidebar={sidebar} onCollapse={toggle} isHidden={false} />;
}
