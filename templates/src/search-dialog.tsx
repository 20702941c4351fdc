import '@theme/client/shared';
import { useLabels } from '@docsite/renderer/template';
import { SearchPanel } from '@theme/search-panel';
import { useEffect, useRef } from 'react';

export interface SearchDialogProps {
  /** What to begin with; a new value begins anew. Absent while the dialog is closed. */
  readonly opening?: { readonly query: string };
  readonly onClose: () => void;
}

/** The search over the page. Escape and a click beside it close it; the focus goes back to where it was. */
export function SearchDialog({ opening, onClose }: SearchDialogProps) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opening === undefined) return;
    if (dialog.current?.open === false) dialog.current.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, [opening]);
  const close = () => dialog.current?.close();
  // the event comes some time after the dialog has closed: it may be open again by then
  const tellClosed = () => {
    if (dialog.current?.open !== true) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={labels.searchTitle}
      onClose={tellClosed}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <SearchPanel {...(opening && { opening })} onClose={close} />
    </dialog>
  );
}
