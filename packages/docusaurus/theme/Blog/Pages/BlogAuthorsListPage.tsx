import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import type { BlogAuthor } from '@docusaurus/plugin-content-blog/client';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import { PageTitle } from '@theme/content/page-title';

export interface BlogAuthorsListPageProps {
  readonly authors: readonly (BlogAuthor & { readonly count: number })[];
  readonly sidebar?: BlogSidebarData | undefined;
}

/** All authors of a blog. */
export default function BlogAuthorsListPage({ authors, sidebar }: BlogAuthorsListPageProps) {
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle />
      <ul className="author-list">
        {authors.map((author, index) => (
          <li key={author.name ?? index}>
            <Author as="h2" author={author} count={author.count} />
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
