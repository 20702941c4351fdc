/** Classes of lines of code, by their 1-based numbers. */
export type LineClasses = ReadonlyMap<number, readonly string[]>;

/** The class of highlighted lines. */
export const highlighted = 'highlighted';

/** Merges two sets of line classes. */
export function joinLineClasses(one: LineClasses, other: LineClasses): LineClasses {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const joined = new Map(one);
  for (const [line, names] of other) joined.set(line, [...(joined.get(line) ?? []), ...names]);
  return joined;
}
