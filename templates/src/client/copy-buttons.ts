import { announce } from './announce.js';
import { addCodeButton, nameButton } from './code-buttons.js';

const shownFor = 2000;
const failureShownFor = 6000;

/** Gives every code block in `region` a button that copies its code. */
export function addCopyButtons(region: HTMLElement): void {
  if (navigator.clipboard === undefined) return;
  for (const block of region.querySelectorAll('.code-frame')) {
    const button = addCodeButton(block, 'copy-button', region.dataset.copyLabel ?? '');
    button?.addEventListener('click', () => copy(block.querySelector('pre'), button, region.dataset));
  }
}

async function copy(code: HTMLElement | null, button: HTMLButtonElement, labels: DOMStringMap): Promise<void> {
  if (code === null) return;
  try {
    await navigator.clipboard.writeText(code.textContent.replace(/\n$/, ''));
    tell(button, 'copied', labels);
  } catch {
    // the browser or the reader forbids it: then the reader's own command can do it
    getSelection()?.selectAllChildren(code);
    tell(button, 'failed', labels);
  }
}

/** Shows for a while what came of it. */
function tell(button: HTMLButtonElement, outcome: 'copied' | 'failed', { copyLabel = '', copiedLabel = '', copyFailedLabel = '' }: DOMStringMap): void {
  const message = outcome === 'copied' ? copiedLabel : copyFailedLabel;
  button.dataset.outcome = outcome;
  nameButton(button, message);
  announce(message);
  setTimeout(
    () => {
      delete button.dataset.outcome;
      nameButton(button, copyLabel);
    },
    outcome === 'copied' ? shownFor : failureShownFor,
  );
}
