/** Runs a task after the next paint, so that the page is shown without waiting for it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
