import type { CodeBlockProps } from '@theme/CodeBlock';
import Container from '@theme/CodeBlock/Container';

/** Code that contains elements. */
export default function CodeBlockElement({ children, className }: CodeBlockProps) {
  return (
    <Container as="div" {...(className !== undefined && { className })}>
      <pre>
        <code>{children}</code>
      </pre>
    </Container>
  );
}
