import { keepChoice } from '../browser/storage.js';

/** Closes the announcement bar, and remembers that this one was closed. */
export function setUpAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-action="close-announcement"]') === null) return;
    const { dataset } = document.documentElement;
    keepChoice('announcement-dismissed', dataset.announcement ?? '');
    dataset.announcementDismissed = '';
    document.getElementById('ds-main')?.focus({ preventScroll: true });
  });
}
