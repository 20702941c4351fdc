import { keepChoice, readChoice } from './storage.js';

const keyOf = (instance: string) => `docs-preferred-version-${instance}`;

/** Remembers the version that the reader picks in a version dropdown, for each docs instance apart. */
export function setUpVersionChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const { version, instance } = (target as Element).closest<HTMLElement>('a[data-version]')?.dataset ?? {};
    if (version === undefined || instance === undefined) return;
    const key = keyOf(instance);
    keepChoice(key, version);
    // the browser fires the event in other tabs only
    dispatchEvent(new StorageEvent('storage', { key, newValue: version }));
  });
}

/** Name of the version that the reader picked last; it may be gone since. */
export function readVersionChoice(instance: string): string | null {
  return readChoice(keyOf(instance));
}

/** Calls back when a version may have been picked, in this tab or another. Returns a function that ends it. */
export function watchVersionChoice(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
