import { closeOnBack } from '@theme/browser/close-on-back';
import { holdPage } from '@theme/browser/hold-page';

/**
 * Opens a dialog over the page, unless it is open, with the focus in its field. Back closes it, and the page behind it
 * does not scroll, until the returned function is called.
 */
export function openDialog(dialog: HTMLDialogElement | null): () => void {
  if (dialog?.open === false) dialog.showModal();
  dialog?.querySelector('input')?.focus();
  const letGo = holdPage();
  const stopListening = closeOnBack(() => dialog?.close());
  return () => {
    letGo();
    stopListening();
  };
}
