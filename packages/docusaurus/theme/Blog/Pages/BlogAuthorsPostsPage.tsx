import { useLabels } from '@docsite/renderer/template';
import type { BlogSidebarData } from '@docusaurus/inner/sidebar/blog-sidebar';
import type { BlogAuthor } from '@docusaurus/plugin-content-blog/client';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator, { type BlogListPaginatorProps } from '@theme/BlogListPaginator';
import BlogPostItems, { type BlogPostItemsProps } from '@theme/BlogPostItems';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';

export interface BlogAuthorsPostsPageProps extends BlogPostItemsProps {
  readonly author: BlogAuthor & { readonly count: number };
  readonly listMetadata: BlogListPaginatorProps['metadata'] & { readonly allAuthorsPath?: string | undefined };
  readonly sidebar?: BlogSidebarData | undefined;
}

/** A page of the posts by an author. */
export default function BlogAuthorsPostsPage({ author, items, listMetadata, sidebar }: BlogAuthorsPostsPageProps) {
  const labels = useLabels();
  const { name: _, ...described } = author;
  return (
    <BlogLayout sidebar={sidebar}>
      <PageTitle title={author.name}>
        <div className="author-header">
          <Author author={described} />
        </div>
        {author.description && <p className="lead">{author.description}</p>}
        {listMetadata.allAuthorsPath && (
          <a className="back-link" href={listMetadata.allAuthorsPath}>
            <Icon name="page" />
            {labels.viewAllAuthors}
          </a>
        )}
      </PageTitle>
      {items.length === 0 ? (
        <p>{labels.noPostsBy}</p>
      ) : (
        <>
          <BlogPostItems items={items} />
          <BlogListPaginator metadata={listMetadata} />
        </>
      )}
    </BlogLayout>
  );
}
