import type { PostTagsPageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { tagProps } from '@docusaurus/inner/pages/prop-values';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/BlogTagsListPage';
import BlogTagsListPage from '@theme/BlogTagsListPage';

/** All tags of a blog, drawn by the site. */
export function PostTagsPage({ page }: { readonly page: PostTagsPageData }) {
  const tags = page.groups.flatMap((group) => tagProps(group.tags));
  const Page = components[blogOfPage(page)] ?? BlogTagsListPage;
  return <Page {...useRouteProps()} tags={tags} sidebar={useBlogSidebar()} />;
}
