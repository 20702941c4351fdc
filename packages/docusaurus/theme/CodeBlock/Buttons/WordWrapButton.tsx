import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';

/** The word wrap button since Docusaurus 3.8, which reads its state from the context. */
export default function CodeBlockWordWrapButton({ className }: { readonly className?: string }) {
  const { isEnabled, isCodeScrollable, toggle } = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  return <WordWrapButton isEnabled={isEnabled} onClick={toggle} {...(className !== undefined && { className })} />;
}
