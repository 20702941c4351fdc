import type { PageFacts } from '../template/index.js';

/** The searchable text of a page. */
export interface SearchText {
  readonly title: string;
  /** Words about the page's subject that its text may not contain. */
  readonly keywords: readonly string[];
  readonly description: string;
  /** Rendered content; empty if the page has no text of its own. */
  readonly html: string;
}

/** Collects the searchable text of a page. */
export function searchText(data: PageFacts, siteTitle: string): SearchText {
  const tags = 'tags' in data ? data.tags.map((tag) => tag.label) : [];
  return {
    title: data.title === '' ? siteTitle : data.title,
    keywords: [...data.head.keywords, ...tags],
    description: data.description,
    html: 'content' in data ? data.content.html : '',
  };
}
