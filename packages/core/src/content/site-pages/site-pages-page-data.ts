import type { PageDataBase } from '../page-data.js';

/** What is known of a page that every site has before its body is rendered. */
export type SitePagesPageData = SearchPageData | NotFoundPageData;

export interface SearchPageData extends PageDataBase {
  readonly kind: 'search';
}

export interface NotFoundPageData extends PageDataBase {
  readonly kind: 'not-found';
}
