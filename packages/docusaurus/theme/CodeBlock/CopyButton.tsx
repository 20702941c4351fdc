import { buttonIcon } from '@docusaurus/inner/code/button-icon';
import { OwnButtons } from '@docusaurus/inner/code/own-buttons';
import { translate } from '@docusaurus/Translate';
import CodeBlockButton from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { useState } from 'react';

export interface CopyButtonProps {
  readonly code: string;
  readonly className?: string;
}

const shownFor = 1000;

/** The copy button before Docusaurus 3.8, which receives the code. */
export default function CopyButton({ code, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
    setTimeout(() => setCopied(false), shownFor);
  };
  const label = isCopied
    ? translate({ id: 'theme.CodeBlock.copied', message: 'Copied' })
    : translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' });
  return (
    <>
      <OwnButtons />
      <CodeBlockButton
        {...(className !== undefined && { className })}
        aria-label={label}
        title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
        onClick={copy}
      >
        {isCopied ? <IconSuccess {...buttonIcon} /> : <IconCopy {...buttonIcon} />}
      </CodeBlockButton>
    </>
  );
}
