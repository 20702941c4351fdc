import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { CodeBlockProps } from '@theme-original/CodeBlock';

export type { CodeBlockProps };

/** A code block, composed of separate components, for sites that replace one of them. */
export default function CodeBlock({ children, ...props }: CodeBlockProps) {
  const text =
    Array.isArray(children) && children.every((part) => typeof part === 'string') ? children.join('') : children;
  if (typeof text !== 'string') return <ElementContent {...props}>{text}</ElementContent>;
  return <StringContent {...props}>{text}</StringContent>;
}
