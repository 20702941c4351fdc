import { withDates } from '@docsite/renderer/template';
import { dateInUtc } from '@docusaurus/date-in-utc';

type FrontMatter = Readonly<Record<string, unknown>>;

/** The front matter of a document, and the paths and times of its dates. */
export interface DatedFrontMatter {
  readonly frontMatter?: FrontMatter;
  readonly dates?: readonly (readonly [path: readonly string[], time: string])[];
}

/** Front matter with its dates as `Date`, which components get, and as text, as in the JSON that metadata are there. */
export function datedFrontMatter({ frontMatter = {}, dates = [] }: DatedFrontMatter) {
  return {
    frontMatter: withDates(frontMatter, dates, dateInUtc),
    inMetadata: withDates(frontMatter, dates, (time) => time),
  };
}
