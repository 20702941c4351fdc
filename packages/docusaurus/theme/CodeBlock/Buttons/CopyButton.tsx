import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import CopyButton from '@theme/CodeBlock/CopyButton';

/** What copies a block of code, as it is since Docusaurus 3.8: it knows the code itself. */
export default function CodeBlockCopyButton({ className }: { readonly className?: string }) {
  const { code } = useCodeBlockContext().metadata;
  return <CopyButton code={code} {...(className !== undefined && { className })} />;
}
