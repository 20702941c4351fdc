import { useSite } from '@docsite/renderer/template';
import { openSearchEvent, returnFocus } from '@theme/browser/open-search';
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
  useEffect(() => {
    if (search === undefined) return;
    const open = async () => {
      try {
        const { SearchDialog } = await import('@theme/search/search-dialog');
        if (document.querySelector('[data-composing]') !== null) return;
        // synchronously: the previous key went to the field of the navbar, the next one goes to that of the dialog
        flushSync(() => {
          setDialog(() => SearchDialog);
          if (dialog.current?.open === true) return;
          const query = takeTyped();
          setOpening((last) => ({ number: (last?.number ?? 0) + 1, query }));
        });
      } catch (error) {
        console.warn('docsite: the search dialog cannot be loaded:', error);
      }
    };
    const answer = (event: Event) => {
      event.preventDefault();
      open();
    };
    document.addEventListener(openSearchEvent, answer);
    const { dataset } = document.documentElement;
    if (dataset.openSearch !== undefined) open();
    delete dataset.openSearch;
    return () => document.removeEventListener(openSearchEvent, answer);
  }, [search]);
  const close = () => {
    // the event comes some time after the dialog has closed, which may be open again by then
    if (dialog.current?.open === true) return;
    returnFocus();
    setOpening(undefined);
  };
  return Dialog !== undefined && <Dialog dialog={dialog} {...(opening && { opening })} onClose={close} />;
}

/**
 * Takes what was typed into the field of the navbar before the dialog was loaded. From now on the field only opens the
 * dialog and needs no on-screen keyboard.
 */
function takeTyped(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.navbar [data-search-input]')];
  const typed = fields.map((field) => field.value).find((value) => value !== '') ?? '';
  for (const field of fields) {
    field.value = '';
    field.inputMode = 'none';
  }
  return typed;
}
