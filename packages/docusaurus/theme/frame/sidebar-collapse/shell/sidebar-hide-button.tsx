import { hideSidebar } from '@docusaurus/inner/sidebar/hide-sidebar';
import { SidebarButtonPlace } from '@docusaurus/inner/sidebar/sidebar-button';
import { useSidebarHidden } from '@docusaurus/inner/sidebar/sidebar-hidden';
import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import { SidebarHideButton as Original } from '@theme-original/shell/sidebar-hide-button';

/** The button that hides the sidebar, drawn by the site. */
export function SidebarHideButton() {
  return (
    <SidebarButtonPlace isOwn={!useSidebarHidden()} original={<Original />}>
      <CollapseButton onClick={hideSidebar} inFrame />
    </SidebarButtonPlace>
  );
}
