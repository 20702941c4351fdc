import { usePage } from '@docsite/renderer/template';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import { PostHeader } from '@theme/pages/post-header';
import { PostInfo } from '@theme/pages/post-info';
import { useContext } from 'react';

/** The part above the text of a post: its title, date and authors. */
export default function BlogPostItemHeader() {
  const page = usePage();
  const listed = useContext(ListedPostContext);
  if (listed === undefined) return page.kind === 'post' ? <PostHeader page={page} /> : null;
  return (
    <>
      <h2 className="post-entry-title">
        <a href={listed.href}>{listed.label}</a>
      </h2>
      <PostInfo post={listed} />
    </>
  );
}
