/** The two keys that lead to the element before and to the next one. */
export type ArrowKeys = readonly [back: string, forth: string];

/**
 * The element that a key leads to from the current one: the one before or the next, around the ends; the first by Home,
 * the last by End. From outside, the arrows lead to the ends. With a modifier the keys are the browser's own.
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
