/** Where choices of the reader are stored. Throws if the browser denies storage. */
export function readerStorage(): Storage {
  return document.documentElement.dataset.storage === undefined ? localStorage : sessionStorage;
}

/** The name under which a choice is stored, which differs between sites on one domain if they want that. */
export function storedName(key: string): string {
  return key + (document.documentElement.dataset.namespace ?? '');
}

/** A stored choice of the reader; `null` if there is none, or if the browser denies storage. */
export function readChoice(key: string): string | null {
  try {
    return readerStorage().getItem(storedName(key));
  } catch {
    return null;
  }
}

/** Stores a choice of the reader, if the browser allows storage. */
export function keepChoice(key: string, value: string): void {
  try {
    readerStorage().setItem(storedName(key), value);
  } catch {
    // the choice still applies to this page
  }
}

/** Removes a stored choice of the reader. */
export function forgetChoice(key: string): void {
  try {
    readerStorage().removeItem(storedName(key));
  } catch {
    // if the browser denies storage, nothing was stored
  }
}

/** The key of a choice, with the prefix that the site has for these. */
export function storageKey(name: string): string {
  return `${document.documentElement.dataset.storagePrefix ?? 'docsite'}.${name}`;
}
