import { keepChoice } from '../../browser/storage.js';
import { announcementKeys, isAnnouncementClosed } from './closed-announcement.js';

/** Closes the announcement bar in all tabs, and remembers which one was closed. */
export function setUpAnnouncement(): void {
  const { dataset } = document.documentElement;
  const { id, closed } = announcementKeys();
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-action="close-announcement"]') === null) return;
    keepChoice(id, dataset.announcement ?? '');
    keepChoice(closed, 'true');
    dataset.announcementDismissed = '';
    document.getElementById('ds-main')?.focus({ preventScroll: true });
  });
  addEventListener('storage', () => {
    if (isAnnouncementClosed()) dataset.announcementDismissed = '';
  });
}
