import { buttonIcon } from '@docusaurus/inner/code/button-icon';
import { translate } from '@docusaurus/Translate';
import CodeBlockButton from '@theme/CodeBlock/Buttons/Button';
import IconWordWrap from '@theme/Icon/WordWrap';

export interface WordWrapButtonProps {
  readonly isEnabled: boolean;
  readonly onClick: () => void;
  readonly className?: string;
}

/** The word wrap button before Docusaurus 3.8, which receives its state. */
export default function WordWrapButton({ isEnabled, onClick, className }: WordWrapButtonProps) {
  const title = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <CodeBlockButton
      {...(className !== undefined && { className })}
      aria-label={title}
      aria-pressed={isEnabled}
      title={title}
      onClick={onClick}
    >
      <IconWordWrap {...buttonIcon} />
    </CodeBlockButton>
  );
}
