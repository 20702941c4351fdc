const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends when the user presses Ctrl+C, or another process asks this one to end. A second time ends the process at once.
 */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
}
