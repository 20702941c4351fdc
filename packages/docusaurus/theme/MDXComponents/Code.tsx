import CodeBlock, { type CodeBlockProps } from '@theme/CodeBlock';

/** Code within a line where it is one line of text, else a block. */
export default function MDXCode(props: CodeBlockProps) {
  const { children } = props;
  const isInline = typeof children === 'string' && !children.includes('\n');
  return isInline ? (
    <code {...(props.className && { className: props.className })}>{children}</code>
  ) : (
    <CodeBlock {...props} />
  );
}
