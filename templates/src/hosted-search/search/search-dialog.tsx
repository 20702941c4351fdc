import '@theme/content/shared';
import { useLabels, useRouter, useSite } from '@docsite/renderer/template';
import { openDialog } from '@theme/browser/open-dialog';
import type { SearchDialogProps } from '@theme/search/search-dialog';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { DocSearchPanel } from '../docsearch-panel.js';
import { addDocSearchStyles } from '../docsearch-styles.js';

/** The search over the page, by DocSearch. Escape and Back close it, and return the focus to where it was. */
export function SearchDialog({ dialog, opening, onClose }: SearchDialogProps) {
  const labels = useLabels();
  const { search } = useSite();
  useLayoutEffect(() => {
    if (opening === undefined) return;
    addDocSearchStyles();
    return openDialog(dialog.current);
  }, [dialog, opening]);
  const close = () => dialog.current?.close();
  const choose = useChoice(opening !== undefined, close);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // DocSearch would clear its field
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="docsearch-dialog"
      aria-label={labels.searchTitle}
      onClose={onClose}
      onKeyDownCapture={press}
    >
      {opening !== undefined && search?.hosted !== undefined && (
        <DocSearchPanel
          key={opening.number}
          index={search.hosted}
          query={opening.query}
          onOpen={choose}
          onClose={close}
        />
      )}
    </dialog>
  );
}

/** Closes the dialog, then goes to the address of a result: DocSearch scrolls the page back when it closes. */
function useChoice(isOpen: boolean, close: () => void): (url: string) => void {
  const router = useRouter();
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    const url = chosen.current;
    if (isOpen || url === undefined) return;
    chosen.current = undefined;
    router.navigate(url);
  }, [isOpen, router]);
  return (url) => {
    chosen.current = url;
    close();
  };
}
