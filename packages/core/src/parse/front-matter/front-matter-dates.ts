import { parseYaml, YamlError } from '../../yaml/yaml-text.js';

/** The values of front matter that YAML 1.1 reads as dates: their paths of keys, and the times in ISO 8601. */
export type FrontMatterDates = readonly (readonly [path: readonly string[], time: string])[];

/** A text that looks like a date. Most front matter has none, and is not parsed again. */
const dateLike = /\d{4}-\d{1,2}-\d{1,2}/;

/** The dates in the front matter of a text. */
export function frontMatterDates(text: string): FrontMatterDates {
  const yaml = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)?.[1];
  if (yaml === undefined || !dateLike.test(yaml)) return [];
  try {
    return datesIn(parseYaml(yaml, { hasDates: true }), []);
  } catch (error) {
    if (error instanceof YamlError) return [];
    throw error;
  }
}

function datesIn(value: unknown, path: readonly string[]): FrontMatterDates {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [] : [[path, value.toISOString()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesIn(inner, [...path, key]));
}

/** Front matter in which dates are replaced by values created from their times. */
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
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
