import { NavbarSecondaryMenuFiller } from '@docusaurus/inner/navbar/secondary-menu';
import { sidebarSources } from '@docusaurus/inner/sidebar/sidebar-items';
import type { DocSidebarProps } from '@theme/DocSidebar/Desktop';
import { Sidebar } from '@theme-original/shell/sidebar';
import { useMemo } from 'react';

type MobileProps = Pick<DocSidebarProps, 'path' | 'sidebar'>;

/** The sidebar in the menu on narrow screens. */
export default function DocSidebarMobile(props: MobileProps) {
  return <NavbarSecondaryMenuFiller component={SidebarMenu} props={props} />;
}

function SidebarMenu({ sidebar }: MobileProps) {
  const items = useMemo(() => sidebarSources(sidebar), [sidebar]);
  return <Sidebar items={items} id="ds-menu-sidebar" />;
}
