import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';

export default function BlogListPage({ metadata, items, sidebar }) {
  return (
    <BlogLayout sidebar={sidebar}>
      <SearchMetadata tag="blog_posts_list" />
      <h1>
        {metadata.blogTitle} {metadata.page}
      </h1>
      {items.map(({ content: { metadata: post, frontMatter } }) => (
        <a key={post.permalink} href={post.permalink} data-image={frontMatter.cover ?? 'none'}>
          {post.title}: {post.description}
        </a>
      ))}
      <p>{`Page ${metadata.page} of ${metadata.totalPages}, ${metadata.postsPerPage} of ${metadata.totalCount} posts`}</p>
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  );
}
