import { type SidebarItemData, usePage } from '@docsite/renderer/template';
import { SecondaryMenuContext } from '@docusaurus/inner/navbar/secondary-menu';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { sidebarOfPosts } from '@docusaurus/inner/sidebar/blog-sidebar';
import BlogSidebar from '@theme/BlogSidebar';
import { Sidebar as Original } from '@theme-original/shell/sidebar';

/** The sidebar of blog pages, drawn by the site. */
export function Sidebar({ items }: { readonly items: readonly SidebarItemData[] }) {
  if (!isBlogPage(usePage())) return <Original items={items} />;
  return (
    <SecondaryMenuContext value={true}>
      <BlogSidebar sidebar={sidebarOfPosts(items)} />
    </SecondaryMenuContext>
  );
}
