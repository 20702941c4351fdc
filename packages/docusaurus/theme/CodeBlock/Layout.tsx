import { classNames } from '@docsite/renderer/template';
import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';

/** The layout of a code block: title, code and buttons. */
export default function CodeBlockLayout({ className }: { readonly className?: string }) {
  const { metadata } = useCodeBlockContext();
  return (
    <Container
      as={metadata.title ? 'figure' : 'div'}
      className={classNames('code-frame', className, metadata.className)}
    >
      {metadata.title && (
        <figcaption className="code-title">
          <Title>{metadata.title}</Title>
        </figcaption>
      )}
      <Content />
      <Buttons />
    </Container>
  );
}
