import type { PageDataBase } from '../page-data.js';

/** The data of a page that every site has, before its body is rendered. */
export type SitePagesPageData = SearchPageData | NotFoundPageData;

/** The search page. */
export interface SearchPageData extends PageDataBase {
  readonly kind: 'search';
}

/** The page for addresses that do not exist. */
export interface NotFoundPageData extends PageDataBase {
  readonly kind: 'not-found';
}
