import { useSite } from '@docsite/renderer/template';
import { openSearchEvent } from '@theme/browser/page-events';
import type { SearchDialogProps } from '@theme/search/search-dialog';
import type { SearchOpening } from '@theme/search/search-opening';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Loads and opens the search dialog on request. */
export function SearchHost() {
  const { search } = useSite();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [opening, setOpening] = useState<SearchOpening>();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (search === undefined) return;
    const open = async () => {
      try {
        const [{ SearchDialog }, { takeTyped, returnFocus }] = await Promise.all([
          import('@theme/search/search-dialog'),
          import('@theme/search/search-takeover'),
        ]);
        if (document.querySelector('[data-composing]') !== null) return;
        // synchronously: the previous key went to the field of the navbar, the next one goes to that of the dialog
        flushSync(() => {
          setDialog(() => SearchDialog);
          leave.current = returnFocus;
          if (dialog.current?.open === true) return;
          const query = takeTyped();
          setOpening((last) => ({ number: (last?.number ?? 0) + 1, query }));
        });
      } catch (error) {
        console.warn('docsite: the search dialog cannot be loaded:', error);
      }
    };
    return answerRequests(open);
  }, [search]);
  const close = () => {
    // the event comes some time after the dialog has closed, which may be open again by then
    if (dialog.current?.open === true) return;
    leave.current?.();
    setOpening(undefined);
  };
  return Dialog !== undefined && <Dialog dialog={dialog} {...(opening && { opening })} onClose={close} />;
}

/** Opens the search whenever the reader asks for it, and now if that was before this code was loaded. */
function answerRequests(open: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open();
  };
  document.addEventListener(openSearchEvent, answer);
  const { dataset } = document.documentElement;
  if ('openSearch' in dataset) open();
  delete dataset.openSearch;
  return () => document.removeEventListener(openSearchEvent, answer);
}
