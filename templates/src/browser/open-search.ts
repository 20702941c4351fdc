import { loadApp } from './app-loader.js';

/** Fired on `document` when the reader wants to search. Whoever opens the dialog calls `preventDefault()`. */
export const openSearchEvent = 'docsite:open-search';

/** The search field that can be seen, in the bar at the top unless another is wanted. */
export function visibleSearchField(selector = '.navbar [data-search-input]'): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].find((input) => input.checkVisibility());
}

/**
 * Opens the search dialog. Until it is there the field of the page has the focus, so that nothing typed is lost: the
 * dialog begins with what stands in the field. Where it cannot come the field goes on as a plain form.
 */
export function openSearch(): void {
  const field = visibleSearchField();
  if (field !== document.activeElement) {
    field?.focus();
    field?.select();
  }
  if (!document.dispatchEvent(new Event(openSearchEvent, { cancelable: true }))) return;
  document.documentElement.dataset.openSearch = '';
  loadApp().catch(() => delete document.documentElement.dataset.openSearch);
}
