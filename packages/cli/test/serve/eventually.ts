/** The timeout in milliseconds, which is long enough for a busy machine. */
const patience = 90_000;

/** Calls `read` until it returns a value, and returns that. */
export async function eventually<T>(what: string, read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
