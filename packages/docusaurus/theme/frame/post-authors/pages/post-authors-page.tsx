import type { PostAuthorsPageData } from '@docsite/renderer/template';
import { useBlogSidebar } from '@docusaurus/blog-sidebar';
import { authorOf } from '@docusaurus/plugin-content-blog/client';
import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage';

/** All authors of a blog, drawn by the site, or with the words of Docusaurus's theme. */
export function PostAuthorsPage({ page }: { readonly page: PostAuthorsPageData }) {
  const authors = page.authors.map(({ count, ...author }) => ({ ...authorOf(author), count }));
  return <BlogAuthorsListPage authors={authors} sidebar={useBlogSidebar()} />;
}
