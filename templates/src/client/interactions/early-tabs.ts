import { isAnyTabChosen, restoreTabs } from './tabs.js';

/**
 * Shows the tabs that the address names, or that the reader chose earlier, as soon as they are parsed, so that no other
 * is painted before and nothing shifts. Throws if the browser denies storage.
 */
export function restoreTabsWhileParsing(): void {
  if (location.search === '' && !isAnyTabChosen()) return;
  const observer = new MutationObserver(restoreTabs);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}
