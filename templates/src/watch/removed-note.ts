const selector = '[data-removed]';

/**
 * Shows the note of the server that the file of the page was deleted, as in a document; without one, there is no note.
 */
export function showRemovedNote(next?: Document): void {
  document.querySelector(selector)?.remove();
  const note = next?.querySelector(selector);
  if (note) document.body.prepend(note);
}
