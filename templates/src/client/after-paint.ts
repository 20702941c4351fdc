/** Runs a task once the browser has painted what is there: readers see a page sooner without waiting for it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
