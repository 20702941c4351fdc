/** What the reader chose earlier; nothing where storage is closed to the page. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice of the reader, where storage is open to the page. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice still holds for this page.
  }
}

/** Forgets a choice of the reader. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is closed, nothing was remembered.
  }
}
