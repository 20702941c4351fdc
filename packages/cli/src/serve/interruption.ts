/** Ends when the user presses Ctrl+C, or another process asks this one to end. A second time ends the process at once. */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
