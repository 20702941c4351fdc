/**
 * Reports a failure in a long-running command: the code that reports findings takes 35 ms to load, so a server loads it
 * only when there is something to report.
 */
export async function reportLater(failure: unknown): Promise<void> {
  const { reportFailure } = await import('./report-failure.js');
  reportFailure(failure);
}
