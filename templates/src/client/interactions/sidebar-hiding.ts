import { keepChoice } from '../../browser/storage.js';
import { whenClicked } from '../../browser/when-clicked.js';

/** Hides the sidebar beside the page and shows it again. `head.ts` restores the choice before the first paint. */
export function setUpSidebarHiding(): void {
  const { dataset } = document.documentElement;
  whenClicked('[data-action="toggle-sidebar"]', () => {
    if (dataset.sidebarHidden === undefined) dataset.sidebarHidden = '';
    else delete dataset.sidebarHidden;
    keepChoice('docsite.sidebar', dataset.sidebarHidden === undefined ? 'shown' : 'hidden');
    updateHideButton();
  });
}

/** Updates the state of the button that shows and hides the sidebar. */
export function updateHideButton(): void {
  const isShown = document.documentElement.dataset.sidebarHidden === undefined;
  document.querySelector('[data-action="toggle-sidebar"]')?.setAttribute('aria-expanded', String(isShown));
}
