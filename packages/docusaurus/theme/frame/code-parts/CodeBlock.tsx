import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { CodeBlockProps } from '@theme-original/CodeBlock';

export type { CodeBlockProps };

/** A code block, drawn part by part, for sites with components for its parts. */
export default function CodeBlock({ children, ...props }: CodeBlockProps) {
  const text =
    Array.isArray(children) && children.every((part) => typeof part === 'string') ? children.join('') : children;
  if (typeof text !== 'string') return <ElementContent {...props}>{text}</ElementContent>;
  return <StringContent {...props}>{text}</StringContent>;
}
