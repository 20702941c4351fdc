export type { HeadTag } from '@docsite/core/page-data';

import type { DocsContext, PageContent, PageDataBase, PageFacts, SearchPageData } from '@docsite/core/page-data';

/**
 * The data that a template receives for one page. It is plain JSON: the same value renders the page on the server and,
 * fetched by the client, renders it in the browser. All URLs are final, with the base URL and trailing slash applied.
 */
export type PageData = Exclude<PageFacts, GeneratedFacts> | GeneratedPageData;

/** The data that the template of a generated page receives. Only the server renders it; browsers get its HTML. */
export type GeneratedFacts = Exclude<PageFacts, { readonly content: PageContent } | SearchPageData>;

/** The kind of a page, which determines its template: `doc` or `generated`, for example. */
export type PageKind = PageData['kind'];

/** Whether a page is the one for addresses that do not exist. */
export function isNotFound(page: PageData): boolean {
  return page.route === '/404';
}

/** The data of a generated page for the shell and the browser. */
export interface GeneratedPageData extends PageDataBase {
  readonly kind: 'generated';
  readonly of: GeneratedFacts['kind'];
  readonly docs?: DocsContext;
  /** Key in `SiteData.sidebars`, for pages outside the docs. */
  readonly sidebar?: string;
  readonly content: PageContent;
}

/** The key in `SiteData.sidebars` of the sidebar that a page shows. */
export function sidebarOf(page: PageData): string | undefined {
  const { docs, sidebar }: Partial<Pick<GeneratedPageData, 'docs' | 'sidebar'>> = page as GeneratedPageData;
  return docs?.sidebar ?? sidebar;
}
