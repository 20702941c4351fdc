import { openSearch, visibleSearchField } from '../../browser/open-search.js';

/**
 * Set on the field of the navbar while a word is being composed in it, as in Japanese, which must not be interrupted.
 */
const composing = 'data-composing';

/** Opens the search by `/`, by Ctrl or Cmd with K, by a click on the field of the navbar, and by typing in it. */
export function setUpSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const commandK =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if ((!slash && !commandK) || visibleSearchField('[data-search-input]') === undefined) return;
    event.preventDefault();
    const ownField = visibleSearchField('.search-page [data-search-input]');
    if (ownField === undefined) return openSearch();
    ownField.focus();
    ownField.select();
  });
  document.addEventListener('click', ({ target }) => isBarField(target) && openSearch());
  document.addEventListener(
    'input',
    (event) => isBarField(event.target) && !(event as InputEvent).isComposing && openSearch(),
  );
  document.addEventListener(
    'compositionstart',
    ({ target }) => isBarField(target) && target.setAttribute(composing, ''),
  );
  document.addEventListener('compositionend', ({ target }) => {
    if (!isBarField(target)) return;
    target.removeAttribute(composing);
    openSearch();
  });
}

function isBarField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof Element && target.matches('.navbar [data-search-input]');
}

/** In the empty field of the navbar the slash works as elsewhere, because the focus returns there after each search. */
function isTyping(target: EventTarget | null): boolean {
  if (isBarField(target) && target.value === '') return false;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}
