import { loadApp } from './app-loader.js';
import { openSearchEvent } from './page-events.js';

/** Marks the element that had the focus before the search, while the field of the page has it. */
export const searchOrigin = 'data-search-origin';

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
    if (activeElement !== document.body) activeElement?.setAttribute(searchOrigin, '');
    field?.focus();
    field?.select();
  }
  if (!document.dispatchEvent(new Event(openSearchEvent, { cancelable: true }))) return;
  document.documentElement.dataset.openSearch = '';
  loadApp().catch(() => delete document.documentElement.dataset.openSearch);
}
