import { loadApp } from './app-loader.js';

/** Fired on `document` when the reader wants to search. The listener that opens the dialog calls `preventDefault()`. */
export const openSearchEvent = 'docsite:open-search';

/** Marks the element that had the focus before the search, while the field of the page has it. */
const origin = 'data-search-origin';

/** The visible search field, by default in the navbar. */
export function visibleSearchField(selector = '.navbar [data-search-input]'): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].find((input) => input.checkVisibility());
}

/**
 * Opens the search dialog. Until it is loaded, the field of the page has the focus, so that nothing typed is lost: the
 * dialog starts with the contents of the field. If it cannot be loaded, the field remains a plain form.
 */
export function openSearch(): void {
  const field = visibleSearchField();
  const { activeElement } = document;
  if (field !== activeElement) {
    if (activeElement !== document.body) activeElement?.setAttribute(origin, '');
    field?.focus();
    field?.select();
  }
  if (!document.dispatchEvent(new Event(openSearchEvent, { cancelable: true }))) return;
  document.documentElement.dataset.openSearch = '';
  loadApp().catch(() => delete document.documentElement.dataset.openSearch);
}

/** Returns the focus to where it was before the search, unless it has moved elsewhere already. */
export function returnFocus(): void {
  const element = document.querySelector<HTMLElement>(`[${origin}]`);
  element?.removeAttribute(origin);
  if (document.activeElement === visibleSearchField()) element?.focus({ preventScroll: true });
}
