import type { PostTagsPageData } from '@docsite/renderer/template';
import { useBlogSidebar } from '@docusaurus/blog-sidebar';
import { blogOfPage } from '@docusaurus/is-blog-page';
import { tagProps } from '@docusaurus/prop-values';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/BlogTagsListPage';
import BlogTagsListPage from '@theme/BlogTagsListPage';

/** All tags of a blog, drawn by the site. */
export function PostTagsPage({ page }: { readonly page: PostTagsPageData }) {
  const tags = page.groups.flatMap((group) => tagProps(group.tags));
  const Page = components[blogOfPage(page)] ?? BlogTagsListPage;
  return <Page {...useRouteProps()} tags={tags} sidebar={useBlogSidebar()} />;
}
