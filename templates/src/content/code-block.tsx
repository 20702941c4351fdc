import type { CodeBlockProps } from '@docsite/renderer/template';
import type { CSSProperties, ReactNode, Ref } from 'react';

/** Code, highlighted at build time. `children` are used instead if a live page generates its code itself. */
export function CodeBlock({ title, children, ...code }: Partial<CodeBlockProps> & { readonly children?: ReactNode }) {
  if (title === undefined) {
    return (
      <div className="code-frame">
        <CodeLines {...code}>{children}</CodeLines>
      </div>
    );
  }
  return (
    <figure className="code-frame">
      <figcaption className="code-title">{title}</figcaption>
      <CodeLines {...code}>{children}</CodeLines>
    </figure>
  );
}

/** The lines of a block of code, without what is around them. */
export function CodeLines({
  preRef,
  html,
  language = 'text',
  showLineNumbers,
  firstLine = 1,
  hasLines,
  children,
}: Omit<Partial<CodeBlockProps>, 'title'> & {
  readonly children?: ReactNode;
  readonly preRef?: Ref<HTMLPreElement>;
}) {
  const numbered = showLineNumbers === true;
  const start = { '--first-line': firstLine - 1 } as CSSProperties;
  const props = {
    className: `language-${language}`,
    'data-lines': hasLines || numbered ? '' : undefined,
    'data-numbered': numbered ? '' : undefined,
    ...(numbered && firstLine !== 1 && { style: start }),
  };
  return (
    <pre ref={preRef}>
      {html === undefined ? (
        <code {...props}>{children}</code>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted when parsing
        <code {...props} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}
