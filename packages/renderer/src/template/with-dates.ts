import type { FrontMatterDates } from '@docsite/core/page-data';

/** Front matter with other values for its dates, made from their times. */
export function withDates<T extends object>(
  frontMatter: T,
  dates: FrontMatterDates,
  make: (time: string) => unknown,
): T {
  return dates.reduce<T>((changed, [path, time]) => replaced(changed, path, make(time)) as T, frontMatter);
}

/** A copy of a value that has another one at a path; the value itself if it has nothing there. */
function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const inner = replaced((value as Record<string, unknown>)[key], rest, other);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? inner : item))
    : { ...value, [key]: inner };
}
