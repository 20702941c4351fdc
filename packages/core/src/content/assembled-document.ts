import type { Document, Heading, IdUse } from '../parse/document.js';

/** The facts about a document that assembling reads: while they stay the same, so does the site. */
export interface AssembledDocument extends AssembledFacts {
  /** Text that describes the page if its front matter has no description. */
  readonly excerpt: string;
  readonly headings: readonly Pick<Heading, 'id'>[];
  readonly ids: readonly Pick<IdUse, 'id'>[];
}

/** The facts that routes, titles, navigation and findings may depend on. */
export type AssembledFacts = Pick<
  Document,
  | 'path'
  | 'frontMatter'
  | 'frontMatterPlaces'
  | 'frontMatterDates'
  | 'contentTitle'
  | 'hasTitleInText'
  | 'hasCards'
  | 'isUnparsed'
  | 'isTruncated'
  | 'readingMinutes'
>;

/** The ids in a document that links may point to. */
export function anchorsOf({ headings, ids }: Pick<AssembledDocument, 'headings' | 'ids'>): readonly string[] {
  return [...new Set([...headings, ...ids].map(({ id }) => id))];
}
