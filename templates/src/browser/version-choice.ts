import { keepChoice, readChoice } from './storage.js';
import { whenClicked } from './when-clicked.js';

const keyOf = (instance: string) => `docs-preferred-version-${instance}`;

/**
 * Remembers the version that the reader chooses in a version dropdown, separately for each docs instance, and goes to
 * the same place of the page there.
 */
export function setUpVersionChoice(): void {
  whenClicked('a[data-version][data-instance]', (link) => {
    const { version = '', instance = '', samePage } = link.dataset;
    if (samePage !== undefined) {
      const { search, hash } = location;
      Object.assign(link, { search, hash });
    }
    const key = keyOf(instance);
    keepChoice(key, version);
    // the browser fires the event only in other tabs
    dispatchEvent(new StorageEvent('storage', { key, newValue: version }));
  });
}

/** Name of the version that the reader chose last, which may no longer exist. */
export function readVersionChoice(instance: string): string | null {
  return readChoice(keyOf(instance));
}

/** Calls back when a version may have been chosen, in this tab or another. Returns a function that stops this. */
export function watchVersionChoice(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
