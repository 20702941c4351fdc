import type { PageFacts } from '../template/index.js';

/** The searchable text of a page. */
export interface SearchText {
  readonly title: string;
  /** Words for the subject of the page that its text need not contain. */
  readonly keywords: readonly string[];
  readonly description: string;
  /** Rendered content; empty where the page has none of its own. */
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
