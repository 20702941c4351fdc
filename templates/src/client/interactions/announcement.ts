import { keepChoice, storedName } from '../../browser/storage.js';

const key = 'announcement-dismissed';

/** Closes the announcement bar in all tabs, and remembers which one was closed. */
export function setUpAnnouncement(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-action="close-announcement"]') === null) return;
    keepChoice(key, dataset.announcement ?? '');
    dataset.announcementDismissed = '';
    document.getElementById('ds-main')?.focus({ preventScroll: true });
  });
  addEventListener('storage', (event) => {
    if (event.key === storedName(key) && event.newValue !== null && event.newValue === dataset.announcement)
      dataset.announcementDismissed = '';
  });
}
