import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import CopyButton from '@theme/CodeBlock/CopyButton';

/** The copy button since Docusaurus 3.8, which reads the code from the context. */
export default function CodeBlockCopyButton({ className }: { readonly className?: string }) {
  const { code } = useCodeBlockContext().metadata;
  return <CopyButton code={code} {...(className !== undefined && { className })} />;
}
