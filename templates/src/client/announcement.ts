import { keepChoice } from './storage.js';

/** Closes the announcement bar, and remembers that this one was closed. */
export function setUpAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('.announcement');
  bar?.querySelector('[data-action="close-announcement"]')?.addEventListener('click', () => {
    keepChoice('announcement-dismissed', bar.dataset.announcementId ?? '');
    document.documentElement.dataset.announcementDismissed = '';
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
