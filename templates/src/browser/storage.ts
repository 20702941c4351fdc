/** A stored choice of the reader; `null` if there is none, or if the browser denies storage. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice of the reader, if the browser allows storage. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the choice still applies to this page
  }
}

/** Removes a stored choice of the reader. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // if the browser denies storage, nothing was stored
  }
}
