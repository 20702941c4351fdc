import { usePage } from '@docsite/renderer/template';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import { DocFooter } from '@theme/pages/doc-footer';
import { PostEntryFooter } from '@theme/pages/post-entry';
import { useContext } from 'react';

/** The part below the text of a post: its tags, and the edit link or, in a list, the link to the rest of the post. */
export default function BlogPostItemFooter() {
  const page = usePage();
  const listed = useContext(ListedPostContext);
  if (listed !== undefined) return <PostEntryFooter post={listed} />;
  if (page.kind !== 'post') return null;
  const { tags, editUrl, lastUpdate } = page;
  return <DocFooter tags={tags} {...(editUrl && { editUrl })} {...(lastUpdate && { lastUpdate })} />;
}
