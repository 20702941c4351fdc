import { isDeepStrictEqual } from 'node:util';
import { type AssembledDocument, type AssembledFacts, anchorsOf } from '../content/assembled-document.js';
import type { CategoryItem } from '../content/docs/version/docs-page.js';
import type { Page } from '../content/kinds.js';
import { descriptionOf } from '../content/written-facts.js';
import type { Site } from './site.js';

/** An edit of one document. */
export interface DocumentEdit {
  readonly before: AssembledDocument;
  readonly after: AssembledDocument;
}

/**
 * The site after edits that change only ids and descriptive text: identical to the result of `assembleSite`, at the
 * cost of the edited pages. Undefined if an edit may change more.
 */
export function amendSite(site: Site, edits: readonly DocumentEdit[]): Site | undefined {
  let amended: Site | undefined = site;
  for (const edit of edits) {
    amended = amendPage(amended, edit);
    if (amended === undefined) return undefined;
  }
  return amended;
}

function amendPage(site: Site, { before, after }: DocumentEdit): Site | undefined {
  if (!isDeepStrictEqual(factsOf(before), factsOf(after))) return undefined;
  const anchors = anchorsOf(after);
  const [old, description] = [descriptionOf(before), descriptionOf(after)];
  const isDescribed = description !== old;
  const hasSameIds = after.isUnparsed || isDeepStrictEqual(anchors, anchorsOf(before));
  if (!isDescribed && hasSameIds) return site;
  const own = site.pages.filter((page) => 'source' in page && page.source === after.path);
  const routes = new Set(own.map(({ route }) => route));
  if (isDescribed && site.pages.some((page) => isUnclear(cardsOf(page), routes, old))) return undefined;
  const ids = Object.fromEntries([...routes].map((route) => [route, anchors]));
  return {
    ...site,
    ...(isDescribed && { pages: site.pages.map((page) => describe(page, routes, { old, description })) }),
    ...(!hasSameIds && { anchors: { ...site.anchors, ...ids } }),
  };
}

function factsOf(document: AssembledFacts): AssembledFacts {
  const { path, frontMatter, frontMatterPlaces, frontMatterDates, contentTitle, ...marks } = document;
  const { hasTitleInText, hasCards, isUnparsed, isTruncated, readingMinutes } = marks;
  return {
    path,
    frontMatter,
    frontMatterPlaces,
    ...(frontMatterDates !== undefined && { frontMatterDates }),
    ...(contentTitle !== undefined && { contentTitle }),
    ...(hasTitleInText === true && { hasTitleInText }),
    ...(hasCards && { hasCards }),
    ...(isUnparsed && { isUnparsed }),
    ...(isTruncated && { isTruncated }),
    ...(readingMinutes !== undefined && { readingMinutes }),
  };
}

/**
 * Whether the cards of a page do not reveal which of them show the descriptions of certain pages: a category may have a
 * description of its own, and a link has none.
 */
function isUnclear(cards: readonly CategoryItem[], routes: ReadonlySet<string>, old: string): boolean {
  return cards.some(({ type, href }) => routes.has(href) && (type === 'category' || old === ''));
}

function describe(
  page: Page,
  routes: ReadonlySet<string>,
  { old, description }: { readonly old: string; readonly description: string },
): Page {
  const isMeant = (item: CategoryItem): boolean => routes.has(item.href) && item.description === old;
  const own = 'source' in page && routes.has(page.route) ? { ...page, description } : page;
  const cards = cardsOf(own);
  if (!cards.some(isMeant)) return own;
  const described = cards.map((item) => (isMeant(item) ? { ...item, description } : item));
  return own.kind === 'category' ? { ...own, items: described } : ({ ...own, cards: described } as Page);
}

/** The pages that a page shows as cards, with their descriptions. */
function cardsOf(page: Page): readonly CategoryItem[] {
  if (page.kind === 'category') return page.items;
  return page.kind === 'doc' ? (page.cards ?? []) : [];
}
