import { classNames } from '@docsite/renderer/template';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Author from '@theme/BlogPostItem/Header/Author';

/** The authors of a post. */
export default function BlogPostItemHeaderAuthors({ className }: { readonly className?: string }) {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={classNames('post-authors', className)}>
      {authors.map((author, index) => (
        <li key={author.name ?? index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}
