import type { CodeBlockProps } from '@docsite/renderer/template';
import type { CSSProperties, ReactNode } from 'react';

/** Code, highlighted at build time. `children` are used instead if a live page generates its code itself. */
export function CodeBlock({ title, children, ...code }: Partial<CodeBlockProps> & { readonly children?: ReactNode }) {
  if (title === undefined) {
    return (
      <div className="code-frame">
        <pre>
          <CodeLines {...code}>{children}</CodeLines>
        </pre>
      </div>
    );
  }
  return (
    <figure className="code-frame">
      <figcaption className="code-title">{title}</figcaption>
      <pre>
        <CodeLines {...code}>{children}</CodeLines>
      </pre>
    </figure>
  );
}

/** The lines of a block of code, in its `<pre>`. */
export function CodeLines({
  html,
  language = 'text',
  showLineNumbers,
  firstLine = 1,
  hasLines,
  children,
}: Omit<Partial<CodeBlockProps>, 'title'> & { readonly children?: ReactNode }) {
  const numbered = showLineNumbers === true;
  const start = { '--first-line': firstLine - 1 } as CSSProperties;
  const props = {
    className: `language-${language}`,
    'data-lines': hasLines || numbered ? '' : undefined,
    'data-numbered': numbered ? '' : undefined,
    ...(numbered && firstLine !== 1 && { style: start }),
  };
  if (html === undefined) return <code {...props}>{children}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted when parsing
  return <code {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
