import CodeBlock, { type CodeBlockProps } from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';

/** Code within a line where it is one line of text, else a block. */
export default function MDXCode(props: CodeBlockProps) {
  const { children } = props;
  const isInline = typeof children === 'string' && !children.includes('\n');
  return isInline ? (
    <CodeInline {...(props.className && { className: props.className })}>{children}</CodeInline>
  ) : (
    <CodeBlock {...props} />
  );
}
