import BlogAuthor, { type AuthorProps } from '@theme/Blog/Components/Author';

/** An author of a post, as the component was called before Docusaurus 3.5. */
export default function BlogPostItemHeaderAuthor({ author, className }: Pick<AuthorProps, 'author' | 'className'>) {
  return <BlogAuthor author={author} {...(className && { className })} />;
}
