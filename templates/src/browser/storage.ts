/** A stored choice of the reader; nothing where the browser denies storage. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice of the reader, where the browser allows storage. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice still holds for this page.
  }
}

/** Removes a stored choice of the reader. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the browser denies storage, nothing was stored.
  }
}
