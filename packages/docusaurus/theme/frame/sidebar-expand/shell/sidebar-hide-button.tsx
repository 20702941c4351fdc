import { hideSidebar } from '@docusaurus/inner/sidebar/hide-sidebar';
import { SidebarButtonPlace } from '@docusaurus/inner/sidebar/sidebar-button';
import { useSidebarHidden } from '@docusaurus/inner/sidebar/sidebar-hidden';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import { SidebarHideButton as Original } from '@theme-original/shell/sidebar-hide-button';

/** The button that shows a hidden sidebar again, drawn by the site. */
export function SidebarHideButton() {
  return (
    <SidebarButtonPlace isOwn={useSidebarHidden()} original={<Original />}>
      <ExpandButton toggleSidebar={hideSidebar} inFrame />
    </SidebarButtonPlace>
  );
}
