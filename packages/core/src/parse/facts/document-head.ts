import type { Place } from '../../diagnostic.js';
import { type HeadUrl, mapHeadUrls } from '../../head/head-urls.js';
import type { LinkUse, ParseProblem } from '../document.js';
import type { SplitSource } from '../front-matter/front-matter.js';
import type { PlacedTag } from './head-elements.js';

/** The elements that a document adds to its head, their links, and problems found in them. */
export interface CollectedHead {
  /** Those from front matter, then those of each `<Head>`. */
  readonly levels: readonly (readonly PlacedTag[])[];
  readonly links: readonly LinkUse[];
  readonly problems: readonly ParseProblem[];
}

const none: CollectedHead = { levels: [], links: [], problems: [] };

/** Combines the head elements of front matter and `<Head>`. */
export async function collectHead(
  { frontMatter, places }: Pick<SplitSource, 'frontMatter' | 'places'>,
  elements: readonly (readonly PlacedTag[])[],
): Promise<CollectedHead> {
  const own = (frontMatter.head ?? []).map((tag, index) => ({ tag, place: placeIn(places, ['head', index]) }));
  const levels = [own, ...elements].filter((level) => level.length > 0);
  if (levels.length === 0) return none;
  const links: LinkUse[] = [];
  for (const level of levels) {
    for (const [index, { tag, place }] of level.entries()) {
      await mapHeadUrls(tag, ({ href, kind, path }: HeadUrl) => {
        const isOwn = level === own;
        const at = isOwn ? placeIn(places, ['head', index, ...path]) : place;
        links.push({ href, kind, place: at, ...(!isOwn && { isElement: true }) });
        return href;
      });
    }
  }
  return { levels, links, problems: secondTitle(levels.flat()) };
}

/** The place of a key, or of the nearest enclosing one. */
function placeIn(places: SplitSource['places'], path: readonly PropertyKey[]): Place {
  const place = places[path.map(String).join('.')];
  return place ?? placeIn(places, path.slice(0, -1));
}

function secondTitle(tags: readonly PlacedTag[]): ParseProblem[] {
  const [, second] = tags.filter(({ tag }) => tag.tag === 'title');
  if (second === undefined) return [];
  const message = 'the page has two titles for its head';
  return [{ rule: 'head', message, hint: 'remove one of them', place: second.place }];
}
