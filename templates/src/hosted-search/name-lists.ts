/**
 * Gives the result lists of DocSearch, now and whenever they change, the ids by which its field refers to them, because
 * it gives all of them the same. Returns a function that stops this.
 */
export function keepListsNamed(container: Element): () => void {
  const observer = new MutationObserver(() => nameLists(container));
  observer.observe(container, { childList: true, subtree: true });
  nameLists(container);
  return () => observer.disconnect();
}

/** An option is named after its list: `docsearch-hits0-item-2` is in `docsearch-hits0-list`. */
function nameLists(container: Element): void {
  for (const option of container.querySelectorAll('[role="listbox"] > [role="option"]:first-child')) {
    const list = option.parentElement as HTMLElement;
    list.id = option.id.replace(/-item-\d+$/, '-list');
  }
}
