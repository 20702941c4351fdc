import type { DocPageData } from '@docsite/renderer/template';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useRouteProps } from '@docusaurus/router';
import components from '@generated/components/DocItem';
import { ContentRegion } from '@theme/content/content-region';
import DocItem from '@theme/DocItem';
import { useMemo } from 'react';

/** A page of the docs, drawn by the site. */
export function DocPage({ page }: { readonly page: DocPageData }) {
  const doc = useDoc();
  const { content } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same component as long as it is the same page
  const Content = useMemo(() => {
    const draw = () => <ContentRegion className="markdown" content={content} />;
    return Object.assign(draw, doc);
  }, [content]);
  const Item = components[page.docs.instance] ?? DocItem;
  return <Item {...useRouteProps()} content={Content} />;
}
