/**
 * The one interface to search: the dialog and the search page know nothing else, so that a site may search its own
 * index or ask a hosted service.
 */
export interface SearchService {
  /**
   * Searches. Yields the results each time more of them is known, complete at last: titles first, then excerpts.
   *
   * @throws SearchError Where no answer can be had.
   */
  search(request: SearchRequest): AsyncIterable<SearchResults>;
}

/** What a reader looks for, and how much of the results is wanted. */
export interface SearchRequest {
  /** As the reader typed it; the last word may be unfinished. */
  readonly query: string;
  /** Most pages to give. */
  readonly limit: number;
  /** What to search; absent for everything. */
  readonly scope?: SearchScope;
  /** Ends the search: no further results are yielded. */
  readonly signal?: AbortSignal;
}

/** One version of each docs instance; pages outside the docs are always searched. */
export interface SearchScope {
  /** Version to search, by docs instance. */
  readonly versions: Readonly<Record<string, string>>;
  /** The docs instance that the reader is in: its pages come first. */
  readonly current?: string;
}

/** The results as far as they are known. */
export interface SearchResults {
  /** The best pages, best first. */
  readonly pages: readonly PageResult[];
  /** How many pages were found in all. */
  readonly total: number;
}

/** A page that was found. */
export interface PageResult {
  readonly url: string;
  readonly title: readonly TextPart[];
  /** The way to the page from the top of its docs, without the page itself. */
  readonly breadcrumbs: readonly string[];
  /** Text from before the first section, or the description; empty where a section says it better. */
  readonly excerpt: readonly TextPart[];
  /** The sections that answer best, best first. */
  readonly sections: readonly SectionResult[];
}

/** A section of a page that was found. */
export interface SectionResult {
  /** Address of the page, with the anchor of the heading. */
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

/** A piece of text, marked where it is what the reader looked for. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Why no answer can be had: the site has no index, or it cannot be reached now. */
export type SearchProblem = 'no-index' | 'unreachable';

/** Thrown by a search that gets no answer. */
export class SearchError extends Error {
  constructor(
    readonly problem: SearchProblem,
    message: string,
  ) {
    super(message);
  }
}
