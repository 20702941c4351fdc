import type { BlogAuthor } from '@docusaurus/plugin-content-blog/client';
import { AuthorProfiles } from '@theme-original/pages/author';

/** Links to an author's pages at other sites. */
export default function Socials({ author: { socials = {} } }: { readonly author: BlogAuthor }) {
  return <AuthorProfiles author={{ profiles: Object.entries(socials).map(([label, href]) => ({ label, href })) }} />;
}
