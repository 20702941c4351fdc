import type { MarkdownPageData } from '@docsite/renderer/template';
import { pageContext } from '@docusaurus/inner/pages/page-context';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/MDXPage';
import { ContentRegion } from '@theme/content/content-region';
import MDXPage from '@theme/MDXPage';
import { useMemo } from 'react';

/** A page written in Markdown outside of docs and blogs, drawn by the site. */
export function MarkdownPage({ page }: { readonly page: MarkdownPageData }) {
  const { content } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component as long as it is the same page
  const Content = useMemo(() => {
    const draw = () => <ContentRegion className="markdown" content={content} />;
    return Object.assign(draw, pageContext(page));
  }, [content]);
  // the data of a page do not say which instance it belongs to
  const [Named = MDXPage] = Object.values(components);
  return <Named {...useRouteProps()} content={Content} />;
}
