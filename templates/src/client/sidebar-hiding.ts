import { keepChoice } from './storage.js';

/** Hides the sidebar beside the page and shows it again; `head.ts` restores the choice before the first paint. */
export function setUpSidebarHiding(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector('[data-action="toggle-sidebar"]');
  const tell = () => button?.setAttribute('aria-expanded', String(dataset.sidebarHidden === undefined));
  button?.addEventListener('click', () => {
    if (dataset.sidebarHidden === undefined) dataset.sidebarHidden = '';
    else delete dataset.sidebarHidden;
    keepChoice('docsite.sidebar', dataset.sidebarHidden === undefined ? 'shown' : 'hidden');
    tell();
  });
  tell();
}
