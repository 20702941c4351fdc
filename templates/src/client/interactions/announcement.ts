import { keepChoice } from '../../browser/storage.js';
import { whenClicked } from '../../browser/when-clicked.js';
import { announcementKeys, isAnnouncementClosed } from './closed-announcement.js';

/** Closes the announcement bar in all tabs, and remembers which one was closed. */
export function setUpAnnouncement(): void {
  const { dataset } = document.documentElement;
  const { id, closed } = announcementKeys();
  whenClicked('[data-action="close-announcement"]', () => {
    keepChoice(id, dataset.announcement ?? '');
    keepChoice(closed, 'true');
    dataset.announcementDismissed = '';
    document.getElementById('ds-main')?.focus({ preventScroll: true });
  });
  addEventListener('storage', () => {
    if (isAnnouncementClosed()) dataset.announcementDismissed = '';
  });
}
