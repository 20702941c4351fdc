import type { PostAuthorsPageData } from '@docsite/renderer/template';
import { blogOfPage } from '@docusaurus/inner/pages/is-blog-page';
import { useBlogSidebar } from '@docusaurus/inner/sidebar/blog-sidebar';
import { authorOf } from '@docusaurus/plugin-content-blog/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage';

/** All authors of a blog, drawn by the site, or by docsite with the words of Docusaurus's theme. */
export function PostAuthorsPage({ page }: { readonly page: PostAuthorsPageData }) {
  const authors = page.authors.map(({ count, ...author }) => ({ ...authorOf(author), count }));
  const Page = components[blogOfPage(page)] ?? BlogAuthorsListPage;
  return <Page {...useRouteProps()} authors={authors} sidebar={useBlogSidebar()} />;
}
