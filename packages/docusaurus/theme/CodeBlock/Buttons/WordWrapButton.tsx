import { useCodeBlockContext } from '@docusaurus/theme-common/code-blocks';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';

/** What wraps the lines of a block of code, as it is since Docusaurus 3.8: it knows the block itself. */
export default function CodeBlockWordWrapButton({ className }: { readonly className?: string }) {
  const { isEnabled, isCodeScrollable, toggle } = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  return <WordWrapButton isEnabled={isEnabled} onClick={toggle} {...(className !== undefined && { className })} />;
}
