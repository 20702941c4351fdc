import CodeBlock, { type CodeBlockProps } from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';

/** Inline code if it is a single line of text, otherwise a code block. */
export default function MDXCode(props: CodeBlockProps) {
  const { children } = props;
  const isInline = typeof children === 'string' && !children.includes('\n');
  return isInline ? (
    <CodeInline {...(props.className && { className: props.className })}>{children}</CodeInline>
  ) : (
    <CodeBlock {...props} />
  );
}
