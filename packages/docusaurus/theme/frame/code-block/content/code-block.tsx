import type { CodeBlockProps } from '@docsite/renderer/template';
import { textOfHtml } from '@docusaurus/inner/code/html-text';
import ThemeCodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';

export * from '@theme-original/content/code-block';

/** Code of a document, drawn by the site: it is given the text, and hands on what is highlighted. */
export function CodeBlock({ children, ...code }: Partial<CodeBlockProps> & { readonly children?: ReactNode }) {
  const { html, language = 'text', title, showLineNumbers, firstLine, live, noInline, metastring } = code;
  const shown = {
    className: `language-${language}`,
    language,
    ...(title !== undefined && { title }),
    ...(live && { live, metastring: noInline ? 'live noInline' : 'live' }),
    ...(metastring !== undefined && { metastring }),
    ...(showLineNumbers && { showLineNumbers: firstLine ?? true }),
  };
  if (html === undefined) return <ThemeCodeBlock {...shown}>{children}</ThemeCodeBlock>;
  const text = textOfHtml(html);
  return (
    <ThemeCodeBlock {...shown} highlighted={{ ...code, html, language, text }}>
      {text}
    </ThemeCodeBlock>
  );
}
