import { announce } from './announce.js';
import { addCodeButton, nameButton } from './code-buttons.js';

/** Milliseconds for which a button shows that it has copied, or the block that it has not. */
const shownFor = 2000;
const failureShownFor = 6000;

/** Adds a button to a code block that copies its code. */
export function addCopyButton(block: HTMLElement, labels: DOMStringMap): void {
  if (navigator.clipboard === undefined) return;
  const button = addCodeButton(block, 'copy-button', labels.copyLabel ?? '');
  button?.addEventListener('click', () => copy(block, button, labels));
}

async function copy(block: HTMLElement, button: HTMLButtonElement, labels: DOMStringMap): Promise<void> {
  const { copyLabel = '', copiedLabel = '', copyFailedLabel = '' } = labels;
  const isCopied = await copyText(block.querySelector('pre') as HTMLElement);
  button.dataset.outcome = isCopied ? 'copied' : 'failed';
  if (isCopied) nameButton(button, copiedLabel);
  else block.dataset.message = copyFailedLabel;
  announce(isCopied ? copiedLabel : copyFailedLabel);
  const reset = () => {
    delete button.dataset.outcome;
    delete block.dataset.message;
    nameButton(button, copyLabel);
  };
  setTimeout(reset, isCopied ? shownFor : failureShownFor);
}

/** Copies the text, or selects it if the browser or the reader forbids that, so that the reader can copy it by hand. */
async function copyText(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(textOf(code).replace(/\n$/, ''));
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

/** The code without the lines that are marked as removed. */
function textOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('.line.removed')) line.remove();
  return copy.textContent;
}
