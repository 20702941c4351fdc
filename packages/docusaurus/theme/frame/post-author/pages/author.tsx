import { authorOf } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthor from '@theme/BlogPostItem/Header/Author';
import type { AuthorProps } from '@theme-original/pages/author';

export { AuthorProfiles, nameOfProfile } from '@theme-original/pages/author';

/** An author of a post, drawn by the site. */
export function Author({ author }: AuthorProps) {
  return <BlogPostItemHeaderAuthor author={authorOf(author)} />;
}
