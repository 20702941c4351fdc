import { joinRoute } from '../../route/route.js';

/** What the path of a post determines. */
export interface PostIdentity {
  /** Route below the base path of the blog, as a slug. */
  readonly slug: string;
  /** Name of the post, which is its title if it has no other. */
  readonly name: string;
  /** Milliseconds since 1970 UTC; absent if the path contains no date. */
  readonly date?: number;
}

/** A date at the beginning of a name or as folders: `2024-05-01-name.md`, `2024/05/01/name/index.md`. */
const datedPath = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/**
 * Derives the slug and date of a post from its path in the blog, as Docusaurus does: `2024-05-01-name.md` and
 * `2024/05/01/name/index.md` are both at `2024/05/01/name`. Digits that are not a valid date stay part of the name.
 */
export function identifyPost(relative: string): PostIdentity {
  const { folder = '', date = '', text = '' } = datedPath.exec(relative)?.groups ?? {};
  const time = timeOf(date);
  if (time === undefined) {
    const name = relative.replace(/(?:\/index)?\.mdx?$/, '');
    return { slug: joinRoute(name), name };
  }
  return { slug: joinRoute(date.replaceAll('-', '/'), folder, text), name: text, date: time };
}

function timeOf(date: string): number | undefined {
  const [year = 0, month = 0, day = 0] = date.split(/[-/]/).map(Number);
  const time = Date.UTC(year, month - 1, day);
  return date !== '' && new Date(time).getUTCMonth() === month - 1 && day > 0 ? time : undefined;
}
