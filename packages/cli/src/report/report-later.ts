/**
 * Reports why something could not be done, for what goes on running: what reports findings takes 35 ms to load, which
 * a server does once there is something to report.
 */
export async function reportLater(failure: unknown): Promise<void> {
  const { reportFailure } = await import('./report-failure.js');
  reportFailure(failure);
}
