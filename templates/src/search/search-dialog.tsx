import '@theme/content/shared';
import { useLabels } from '@docsite/renderer/template';
import { openDialog } from '@theme/browser/open-dialog';
import type { SearchOpening } from '@theme/search/search-opening';
import { SearchPanel } from '@theme/search/search-panel';
import { type RefObject, useLayoutEffect } from 'react';

/** The element of the dialog, and its initial state. */
export interface SearchDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Absent while the dialog is closed. */
  readonly opening?: SearchOpening;
  readonly onClose: () => void;
}

/** The search over the page. Escape, Back and a click beside it close it, and return the focus to where it was. */
export function SearchDialog({ dialog, opening, onClose }: SearchDialogProps) {
  const labels = useLabels();
  useLayoutEffect(() => {
    if (opening !== undefined) return openDialog(dialog.current);
  }, [dialog, opening]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={labels.searchTitle}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      {opening !== undefined && <SearchPanel key={opening.number} opening={opening} onClose={close} />}
    </dialog>
  );
}
