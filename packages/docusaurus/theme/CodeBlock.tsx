import type { CodeBlockProps as HighlightedProps } from '@docsite/renderer/template';
import { CodeBlock as Code } from '@theme-original/content/code-block';
import type { ReactNode } from 'react';

export interface CodeBlockProps {
  readonly children?: ReactNode;
  /** `language-js`. */
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean | number;
  readonly metastring?: string;
  /** Whether readers may edit it. */
  readonly live?: boolean;
  /** What a document holds: code that was highlighted when the site was built. */
  readonly highlighted?: HighlightedProps;
}

/** Code that a document or a component shows. */
export default function CodeBlock(props: CodeBlockProps) {
  const { children, className, language, title, showLineNumbers, highlighted, live, metastring } = props;
  const named = title === undefined ? {} : { title };
  if (highlighted !== undefined) return <Code {...highlighted} {...named} />;
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <Code
      language={name}
      {...named}
      {...(showLineNumbers && { showLineNumbers: true })}
      {...(live && { live, noInline: metastring?.includes('noInline') ?? false })}
    >
      {typeof children === 'string' ? children.replace(/\n$/, '') : children}
    </Code>
  );
}
