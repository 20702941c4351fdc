import type { CodeBlockProps as HighlightedProps } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import type { CodeBlockProps } from '@theme/CodeBlock';
import type { ReactNode } from 'react';

/** Code of a document as docsite draws it. */
export type WrittenBlock = Partial<HighlightedProps> & { readonly children?: ReactNode };

/**
 * Code of a document for a component of the site: its text, and what is highlighted, which the component hands on.
 *
 * @param ending What the text ends with.
 */
export function writtenBlock({ children, ...code }: WrittenBlock, ending = ''): CodeBlockProps {
  const { html, language = 'text', title, showLineNumbers, firstLine, live, noInline, metastring } = code;
  const shown = {
    className: `language-${language}`,
    language,
    ...(title !== undefined && { title }),
    ...(live && { live, metastring: noInline ? 'live noInline' : 'live' }),
    ...(metastring !== undefined && { metastring }),
    ...(showLineNumbers && { showLineNumbers: firstLine ?? true }),
  };
  if (html === undefined) return { ...shown, children };
  const text = textOfHtml(html) + ending;
  return { ...shown, children: text, highlighted: { ...code, html, language, text } };
}
