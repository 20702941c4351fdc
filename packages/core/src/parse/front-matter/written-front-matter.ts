import type { Document } from '../document.js';

/** The keys of front matter that a document has, without those that have defaults. */
export function writtenFrontMatter({
  frontMatter,
  frontMatterPlaces,
}: Pick<Document, 'frontMatter' | 'frontMatterPlaces'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => Object.hasOwn(frontMatterPlaces, key)));
}
