import { authorOf } from '@docusaurus/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import type { AuthorProps } from '@theme-original/pages/author';

export { AuthorProfiles, nameOfProfile } from '@theme-original/pages/author';

/** The name of an author, drawn by the site. */
export function Author({ author }: AuthorProps) {
  return <BlogAuthor author={authorOf(author)} />;
}
