/** Milliseconds that a busy machine may take for what takes one here. */
const patience = 20_000;

/** Asks again and again until there is an answer, and gives it. */
export async function eventually<T>(what: string, read: () => T | undefined): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((next) => setTimeout(next, 10));
  }
}
