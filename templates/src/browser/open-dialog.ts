import { closeOnBack } from '@theme/browser/close-on-back';
import { holdPage } from '@theme/browser/hold-page';

/**
 * Opens a dialog over the page, unless it is open, and focuses its field. Until the returned function is called, Back
 * closes it and the page behind it does not scroll.
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
