import { whenClicked } from '../../browser/when-clicked.js';
import { announce } from '../text/announce.js';

/** Milliseconds for which a button shows the result. */
const shownFor = 2000;

/** Copies the Markdown of a page when its button is pressed. */
export function setUpCopyPage(): void {
  whenClicked('[data-action="copy-page"]', copyPage);
}

async function copyPage(button: HTMLElement): Promise<void> {
  const state = await copyFile(button.dataset.source ?? '').then(
    () => 'done',
    () => 'failed',
  );
  button.dataset.state = state;
  announce(button.querySelector(`[data-when="${state}"]`)?.textContent ?? '');
  setTimeout(() => delete button.dataset.state, shownFor);
}

/**
 * Passes a promise of the text to the clipboard, because some browsers let a page write to it only while they handle
 * the click.
 */
function copyFile(url: string): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': readFile(url) })]);
}

async function readFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
