import type { Document } from '../packages/core/src/parse/document.js';

/** The facts of a document with nothing in it, apart from its path and its front matter. */
export const emptyDocument: Omit<Document, 'path' | 'frontMatter'> = {
  format: 'md',
  frontMatterPlaces: {},
  headings: [],
  links: [],
  ids: [],
  components: [],
  directives: [],
  undefinedReferences: [],
  diagrams: [],
  excerpt: '',
  problems: [],
};
