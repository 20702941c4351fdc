const thrown = new WeakSet<object>();

/**
 * Imports a module by its URL. If a CommonJS file that an ES module imports throws, Node 20 also rejects a second
 * promise, which no code can handle and which would end the process.
 */
export async function importFile(url: string): Promise<unknown> {
  try {
    return await import(url);
  } catch (error) {
    if (typeof error === 'object' && error !== null) expectAgain(error);
    throw error;
  }
}

function expectAgain(error: object): void {
  thrown.add(error);
  // Node reports the second rejection once all code that awaits the first has run
  process.on('unhandledRejection', leaveThrown);
  setImmediate(() => process.off('unhandledRejection', leaveThrown));
}

/** Ignores expected rejections, and throws all others, as Node does without a listener. */
function leaveThrown(reason: unknown): void {
  if (typeof reason !== 'object' || reason === null || !thrown.has(reason)) throw reason;
}
