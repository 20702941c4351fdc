const thrown = new WeakSet<object>();

/**
 * Imports a module of Node by its URL. What a file of CommonJS throws that a module of ECMAScript imports, Node 20
 * rejects a second time, by a promise that nobody can reach, which would end the process.
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
  // the second rejection is noticed once all that awaits the first one has run
  process.on('unhandledRejection', leaveThrown);
  setImmediate(() => process.off('unhandledRejection', leaveThrown));
}

/** Throws what is rejected otherwise, as Node does without a listener. */
function leaveThrown(reason: unknown): void {
  if (typeof reason !== 'object' || reason === null || !thrown.has(reason)) throw reason;
}
