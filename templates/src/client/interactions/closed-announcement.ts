import { readChoice, storageKey } from '../../browser/storage.js';

/** Keys of the announcement that a reader saw last, and of whether that was closed, which is then `true`. */
export const announcementKeys = () => ({
  id: storageKey('announcement.id'),
  closed: storageKey('announcement.dismiss'),
});

/** Whether the reader has closed the announcement of the page. */
export function isAnnouncementClosed(): boolean {
  const { id, closed } = announcementKeys();
  return readChoice(closed) === 'true' && readChoice(id) === document.documentElement.dataset.announcement;
}
