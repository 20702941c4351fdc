import { addCodeButton } from './code-buttons.js';

/** Adds a button to a code block that wraps its long lines, and is shown if there are any. */
export function addWrapButton(block: HTMLElement, { wrapLabel = '' }: DOMStringMap): void {
  const button = addCodeButton(block, 'wrap-button', wrapLabel);
  if (button === undefined) return;
  button.hidden = true;
  button.ariaPressed = 'false';
  button.addEventListener('click', () => {
    const isWrapped = block.toggleAttribute('data-wrapped');
    button.ariaPressed = String(isWrapped);
  });
}

/**
 * Shows the button of a code block with lines longer than the block, and of one whose lines the reader has wrapped. A
 * table has no such button.
 */
export function showWrapButton(code: HTMLElement, isOverflowing: boolean): void {
  const button = code.closest('.code-frame')?.querySelector<HTMLElement>('.wrap-button');
  if (button) button.hidden = !isOverflowing && button.ariaPressed !== 'true';
}
