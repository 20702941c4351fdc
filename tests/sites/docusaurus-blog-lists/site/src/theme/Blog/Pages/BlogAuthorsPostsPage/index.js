import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItems from '@theme/BlogPostItems';

export default function BlogAuthorsPostsPage({ author, items, sidebar }) {
  return (
    <BlogLayout sidebar={sidebar}>
      <Author as="h1" author={author} count={author.count} />
      <BlogPostItems items={items} />
    </BlogLayout>
  );
}
