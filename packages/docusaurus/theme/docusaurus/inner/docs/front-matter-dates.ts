import { dateInUtc } from '@docusaurus/inner/pages/date-in-utc';

type FrontMatter = Readonly<Record<string, unknown>>;

/** The front matter of a document, and the paths and times of its dates. */
export interface DatedFrontMatter {
  readonly frontMatter?: FrontMatter;
  readonly dates?: readonly (readonly [path: readonly string[], time: string])[];
}

/** Front matter with dates as `Date`, for components, and as text, for metadata, which are JSON in Docusaurus. */
export function datedFrontMatter({ frontMatter = {}, dates = [] }: DatedFrontMatter) {
  const made = (make: (time: string) => unknown) =>
    dates.reduce((changed, [path, time]) => replaced(changed, path, make(time)) as FrontMatter, frontMatter);
  return { frontMatter: made(dateInUtc), inMetadata: made((time) => time) };
}

function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const inner = replaced((value as FrontMatter)[key], rest, other);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? inner : item))
    : { ...(value as FrontMatter), [key]: inner };
}
