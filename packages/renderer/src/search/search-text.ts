import type { PageFacts } from '../template/index.js';

/** What of a page can be found. */
export interface SearchText {
  readonly title: string;
  /** Words that say what the page is about without standing in it. */
  readonly keywords: readonly string[];
  readonly description: string;
  /** Rendered content; empty where the page has none of its own. */
  readonly html: string;
}

/** The text that a page is found by. */
export function searchText(data: PageFacts, siteTitle: string): SearchText {
  const tags = 'tags' in data ? data.tags.map((tag) => tag.label) : [];
  return {
    title: data.title === '' ? siteTitle : data.title,
    keywords: [...data.head.keywords, ...tags],
    description: data.description,
    html: 'content' in data ? data.content.html : '',
  };
}
