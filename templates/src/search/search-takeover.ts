import '@theme/content/shared';
import { searchOrigin, visibleSearchField } from '@theme/browser/open-search';

/**
 * Takes what was typed into the field of the navbar before the dialog was loaded. From now on the field only opens the
 * dialog and needs no on-screen keyboard.
 */
export function takeTyped(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.navbar [data-search-input]')];
  const typed = fields.map((field) => field.value).find((value) => value !== '') ?? '';
  for (const field of fields) {
    field.value = '';
    field.inputMode = 'none';
  }
  return typed;
}

/** Returns the focus to where it was before the search, unless it has moved elsewhere already. */
export function returnFocus(): void {
  const element = document.querySelector<HTMLElement>(`[${searchOrigin}]`);
  element?.removeAttribute(searchOrigin);
  if (document.activeElement === visibleSearchField()) element?.focus({ preventScroll: true });
}
