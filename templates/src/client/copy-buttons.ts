import { announce } from './announce.js';
import { addCodeButton, nameButton } from './code-buttons.js';

const shownFor = 2000;
const failureShownFor = 6000;

/** Gives every code block in `region` a button that copies its code. */
export function addCopyButtons(region: HTMLElement): void {
  if (navigator.clipboard === undefined) return;
  for (const block of region.querySelectorAll<HTMLElement>('.code-frame')) {
    const button = addCodeButton(block, 'copy-button', region.dataset.copyLabel ?? '');
    button?.addEventListener('click', () => copy(block, button, region.dataset));
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement, labels: DOMStringMap): Promise<void> {
  const { copyLabel = '', copiedLabel = '', copyFailedLabel = '' } = labels;
  const code = block.querySelector('pre') as HTMLElement;
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''));
    button.dataset.outcome = 'copied';
    nameButton(button, copiedLabel);
    announce(copiedLabel);
  } catch {
    // the browser or the reader forbids it: the reader's own command can still do it
    getSelection()?.selectAllChildren(code);
    button.dataset.outcome = 'failed';
    block.dataset.message = copyFailedLabel;
    announce(copyFailedLabel);
  }
  const isCopied = button.dataset.outcome === 'copied';
  setTimeout(
    () => {
      delete button.dataset.outcome;
      delete block.dataset.message;
      nameButton(button, copyLabel);
    },
    isCopied ? shownFor : failureShownFor,
  );
}
