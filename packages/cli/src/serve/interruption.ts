const signals = ['SIGINT', 'SIGTERM'] as const;

/** Resolves on Ctrl+C or another termination signal. A second signal ends the process at once. */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
}
