import { usePage } from '@docsite/renderer/template';
import { MarkdownPage } from '@theme-original/pages/markdown-page';
import type { ComponentType } from 'react';

export interface MDXPageProps {
  /** The component that draws the text of the page, and facts about the page. */
  readonly content: ComponentType;
}

/** A page written in Markdown outside of docs and blogs. */
export default function MDXPage({ content: Content }: MDXPageProps) {
  const page = usePage();
  return page.kind === 'markdown' ? <MarkdownPage page={page} /> : <Content />;
}
