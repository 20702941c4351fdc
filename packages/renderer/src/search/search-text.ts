import type { Page } from '@docsite/core';
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

/** Whether readers should find a page: it holds text of its own, and its address is meant to be known. */
export function isSearchable(page: Page): boolean {
  if ('unlisted' in page && (page.unlisted || page.draft)) return false;
  return page.kind === 'doc' || page.kind === 'markdown' || page.kind === 'module' || page.kind === 'category';
}

/** The text that a page is found by. */
export function searchText(data: PageFacts, siteTitle: string): SearchText {
  const tags = data.kind === 'doc' ? data.tags.map((tag) => tag.label) : [];
  return {
    title: data.title === '' ? siteTitle : data.title,
    keywords: [...data.head.keywords, ...tags],
    description: data.description,
    html: 'content' in data ? data.content.html : '',
  };
}
