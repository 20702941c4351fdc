import { classNames } from '@docsite/renderer/template';
import { OwnButtons } from '@docusaurus/inner/code/own-buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

/** The buttons of a code block, drawn by the site; docsite's script then adds none. */
export default function CodeBlockButtons({ className }: { readonly className?: string }) {
  return (
    <div className={classNames('code-buttons', className)}>
      <OwnButtons />
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
