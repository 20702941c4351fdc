/** Brings the focus to the search field by `/`, and by Ctrl or Cmd with K. */
export function setUpSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const commandK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!slash && !commandK) return;
    const field = [...document.querySelectorAll<HTMLInputElement>('[data-search-input]')].find((input) => input.checkVisibility());
    if (field === undefined) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
}
