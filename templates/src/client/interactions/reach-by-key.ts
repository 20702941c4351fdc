/** The keys for the previous and the next element. */
export type ArrowKeys = readonly [back: string, forth: string];

/**
 * The element that a key moves to from the current one: the previous or next one, cycling at the ends, the first by
 * Home and the last by End. From outside, the arrows move to the ends. Keys with a modifier are left to the browser.
 */
export function reachByKey<T>(
  elements: readonly T[],
  current: T,
  event: KeyboardEvent,
  [back, forth]: ArrowKeys,
): T | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const at = elements.indexOf(current);
  if (event.key === 'Home') return elements[0];
  if (event.key === 'End' || event.key === back) return elements.at(event.key === back ? Math.max(at, 0) - 1 : -1);
  return event.key === forth ? elements[(at + 1) % elements.length] : undefined;
}
