import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { MenuPartsContext } from '@docusaurus/inner/navbar/menu-parts';
import { SecondaryMenuContext } from '@docusaurus/inner/navbar/secondary-menu';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { sidebarOfPosts } from '@docusaurus/inner/sidebar/blog-sidebar';
import { useSidebarItems } from '@docusaurus/plugin-content-docs/client';
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import { Sidebar } from '@theme/shell/sidebar';
import { SidebarHideButton } from '@theme/shell/sidebar-hide-button';
import { MenuHead, MenuLinks, menuId } from '@theme-original/shell/mobile-menu';
import { useState } from 'react';

export { MenuHead, MenuLinks, menuId };

interface SidebarProps {
  readonly sidebar: readonly SidebarItemData[];
}

/**
 * The sidebar next to the page, and separate from it the menu on narrow screens, because the site draws the two by
 * different components.
 */
export function MobileMenu({ sidebar }: Partial<SidebarProps>) {
  const [leftUrl, setLeftUrl] = useState<string>();
  const { url } = usePage();
  const parts = {
    secondary: sidebar && <SecondaryMenu sidebar={sidebar} />,
    isSecondaryShown: sidebar !== undefined && leftUrl !== url,
    hideSecondary: () => setLeftUrl(url),
  };
  return (
    <>
      {sidebar && (
        <div className="menu menu-docs">
          <Sidebar items={sidebar} />
          <SidebarHideButton />
        </div>
      )}
      <div id={menuId} className="menu" popover="auto">
        <MenuPartsContext value={parts}>
          <NavbarMobileSidebar />
        </MenuPartsContext>
      </div>
    </>
  );
}

function SecondaryMenu({ sidebar }: SidebarProps) {
  const page = usePage();
  const items = useSidebarItems(sidebar);
  return (
    <SecondaryMenuContext value={true}>
      {isBlogPage(page) ? (
        <BlogSidebarMobile sidebar={sidebarOfPosts(sidebar)} />
      ) : (
        <DocSidebarMobile path={page.url} sidebar={items} />
      )}
    </SecondaryMenuContext>
  );
}
