import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { sidebarOfPosts } from '@docusaurus/blog-sidebar';
import { isBlogPage } from '@docusaurus/is-blog-page';
import { SecondaryMenuContext } from '@docusaurus/secondary-menu';
import BlogSidebar from '@theme/BlogSidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';

/** What stands beside pages of a blog, drawn by the site. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  if (!isBlogPage(usePage())) return <Original items={items} />;
  return (
    <SecondaryMenuContext value={true}>
      <BlogSidebar sidebar={sidebarOfPosts(items)} />
    </SecondaryMenuContext>
  );
}
