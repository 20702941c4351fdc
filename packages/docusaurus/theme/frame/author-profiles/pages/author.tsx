import { type AuthorProps, Author as Original } from '@theme-original/pages/author';

export { AuthorProfiles, nameOfProfile } from '@theme-original/pages/author';

/** An author with links to their profiles, which Docusaurus shows in lists and above posts as well. */
export function Author({ author }: AuthorProps) {
  return <Original author={author} withProfiles />;
}
