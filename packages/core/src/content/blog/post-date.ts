import { type Finding, finding, placeOf } from '../../diagnostic.js';
import { readWrittenDate } from '../../parse/front-matter/written-date.js';
import type { AssembledFacts } from '../assembled-document.js';

/** When a post was published, in milliseconds since 1970 UTC, and problems found with its date. */
export interface DateOfPost {
  readonly date: number;
  readonly findings: readonly Finding[];
}

/** Dates of a post from sources other than its front matter. */
export interface KnownDates {
  /** The date in its path. */
  readonly named?: number | undefined;
  /** When its file was added to the repository. */
  readonly added?: number | undefined;
  /** When its file was created on this machine. */
  readonly made?: number | undefined;
}

/**
 * The date of a post: from its front matter, its path, the commit that added it, or its file, in this order. The last
 * is reported, because it differs between copies of the site.
 */
export function dateOfPost(document: AssembledFacts, { named, added, made = 0 }: KnownDates): DateOfPost {
  const { frontMatter, frontMatterPlaces, path } = document;
  const written = frontMatter.date;
  const known = named ?? added;
  const place = frontMatterPlaces.date ?? placeOf(path);
  if (written !== undefined && written !== null) {
    const date = typeof written === 'string' ? readWrittenDate(written) : undefined;
    if (date !== undefined) return { date, findings: [] };
    const message = `front matter 'date': '${String(written)}' is not a date`;
    return {
      date: known ?? made,
      findings: [finding('post-date', place, message, 'write it as 2024-05-01 or 2024-05-01T10:00+02:00')],
    };
  }
  if (known !== undefined) return { date: known, findings: [] };
  const hint = 'write `date: 2024-05-01` in its front matter, or begin the file name with the date';
  const noDay = impossibleDay(path);
  const message = noDay === undefined ? 'the post has no date' : `the post has no date: there is no day '${noDay}'`;
  return { date: made, findings: [finding('post-date', place, message, hint)] };
}

/** What looks like a date in a path, but is no day of the calendar, such as `2024-02-31`. */
function impossibleDay(path: string): string | undefined {
  const [written, year, month, day] = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(path) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? undefined : written;
}
