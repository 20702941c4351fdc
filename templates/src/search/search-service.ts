/**
 * The interface to search. The dialog and the search page depend on nothing else, so that a site may search its own
 * index or a hosted one.
 */
export interface SearchService {
  /**
   * Searches. Yields the results each time more of them are known, titles first and then excerpts, until they are
   * complete.
   *
   * @throws SearchError If no answer can be obtained.
   */
  search(request: SearchRequest): AsyncIterable<SearchResults>;
}

/** What a reader looks for, and how many results to return. */
export interface SearchRequest {
  /** As the reader typed it; the last word may be unfinished. */
  readonly query: string;
  /** The maximum number of pages. */
  readonly limit: number;
  /** What to search; absent for everything. */
  readonly scope?: SearchScope;
  /** Cancels the search: no further results are yielded. */
  readonly signal?: AbortSignal;
}

/** One version of each docs instance; pages outside the docs are always searched. */
export interface SearchScope {
  /** Version to search, by docs instance. */
  readonly versions: Readonly<Record<string, string>>;
  /** The docs instance of the reader, whose pages come first. */
  readonly current?: string;
}

/** The results known so far. */
export interface SearchResults {
  /** The best pages, best first. */
  readonly pages: readonly PageResult[];
  /** The total number of pages found. */
  readonly total: number;
}

/** A page among the results. */
export interface PageResult {
  readonly url: string;
  readonly title: readonly TextPart[];
  /** The path to the page from the top of its docs, without the page itself. */
  readonly breadcrumbs: readonly string[];
  /** Text from before the first section, or the description; empty if a section matches better. */
  readonly excerpt: readonly TextPart[];
  /** The best sections, best first. */
  readonly sections: readonly SectionResult[];
}

/** A section of a page among the results. */
export interface SectionResult {
  /** Address of the page, with the anchor of the heading. */
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
}

/** A piece of text, marked if it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Why there is no answer: the site has no index, or it is unreachable at the moment. */
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
