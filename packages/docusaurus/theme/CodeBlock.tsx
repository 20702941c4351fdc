import { CodeBlock as Code } from '@theme/content/code-block';
import type { ReactNode } from 'react';

export interface CodeBlockProps {
  readonly children?: ReactNode;
  /** `language-js`. */
  readonly className?: string;
  readonly language?: string;
  readonly title?: string;
  readonly showLineNumbers?: boolean;
}

/** Code that a component shows. */
export default function CodeBlock({ children, className, language, title, showLineNumbers }: CodeBlockProps) {
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <Code language={name} {...(title && { title })} {...(showLineNumbers && { showLineNumbers })}>
      {typeof children === 'string' ? children.replace(/\n$/, '') : children}
    </Code>
  );
}
