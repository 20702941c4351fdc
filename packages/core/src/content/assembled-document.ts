import type { Document, Heading, IdUse } from '../parse/document.js';

/** The facts of a document that assembling a site reads: as long as they stay the same, so does the site. */
export interface AssembledDocument extends AssembledFacts {
  /** Text that pages are described by where their front matter gives no description. */
  readonly excerpt: string;
  readonly headings: readonly Pick<Heading, 'id'>[];
  readonly ids: readonly Pick<IdUse, 'id'>[];
}

/** Those of the facts that routes, titles, navigation and findings may follow from. */
export type AssembledFacts = Pick<
  Document,
  | 'path'
  | 'frontMatter'
  | 'frontMatterPlaces'
  | 'contentTitle'
  | 'hasTitleInText'
  | 'hasCards'
  | 'isTruncated'
  | 'readingMinutes'
>;

/** The ids in a document that links may lead to. */
export function anchorsOf({ headings, ids }: Pick<AssembledDocument, 'headings' | 'ids'>): readonly string[] {
  return [...new Set([...headings, ...ids].map(({ id }) => id))];
}
