import { usePage } from '@docsite/renderer/template';
import { ListedPostContext } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import { TocCompact } from '@theme/shell/toc-compact';
import { useContext } from 'react';

/** The header of a post, composed of separate components, for sites that replace one of them. */
export default function BlogPostItemHeader() {
  const page = usePage();
  const isListed = useContext(ListedPostContext) !== undefined;
  const info = (
    <div className="post-info">
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
    </div>
  );
  if (isListed || page.kind !== 'post') {
    return (
      <>
        <BlogPostItemHeaderTitle className="post-entry-title" />
        {info}
      </>
    );
  }
  return (
    <>
      <header id="ds-page-title" className="page-title">
        <BlogPostItemHeaderTitle />
        {info}
      </header>
      <TocCompact items={page.toc} />
    </>
  );
}
