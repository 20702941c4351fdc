import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import {
  type BlogSidebarItem,
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import BlogSidebarContent from '@theme/BlogSidebar/Content';

interface BlogSidebarMobileProps {
  readonly sidebar: BlogSidebarData;
}

/** The sidebar of a blog in the menu on narrow screens. */
export default function BlogSidebarMobile(props: BlogSidebarMobileProps) {
  return <NavbarSecondaryMenuFiller component={PostMenu} props={props} />;
}

function PostMenu({ sidebar }: BlogSidebarMobileProps) {
  return <BlogSidebarContent items={useVisibleBlogSidebarItems(sidebar.items)} ListComponent={PostLinks} />;
}

function PostLinks({ items }: { readonly items: readonly BlogSidebarItem[] }) {
  return <BlogSidebarItemList items={items} ulClassName="menu__list" linkClassName="menu__link" />;
}
