export type { HeadTag } from '@docsite/core/page-data';

import type { DocsContext, PageContent, PageDataBase, PageFacts, SearchPageData } from '@docsite/core/page-data';

/**
 * What a template is given for one page. It is plain JSON: the same value renders the page on the server
 * and, fetched by the client, renders it in the browser. All URLs are final: base URL and trailing slash applied.
 */
export type PageData = Exclude<PageFacts, GeneratedFacts> | GeneratedPageData;

/** What the template of a page that the build generates is given. Only the server draws it: browsers get its HTML. */
export type GeneratedFacts = Exclude<PageFacts, { readonly content: PageContent } | SearchPageData>;

/** What a page is, by which its template is chosen: such as `doc`, or `generated`. */
export type PageKind = PageData['kind'];

/** Whether a page says that there is none at its address. */
export function isNotFound(page: PageData): boolean {
  return page.route === '/404';
}

/** The data of a generated page for the shell and the browser. */
export interface GeneratedPageData extends PageDataBase {
  readonly kind: 'generated';
  readonly of: GeneratedFacts['kind'];
  readonly docs?: DocsContext;
  /** Key into `SiteData.sidebars`, of a page outside the docs. */
  readonly sidebar?: string;
  readonly content: PageContent;
}

/** The sidebar that a page shows: its key into `SiteData.sidebars`. */
export function sidebarOf(page: PageData): string | undefined {
  const { docs, sidebar }: Partial<Pick<GeneratedPageData, 'docs' | 'sidebar'>> = page as GeneratedPageData;
  return docs?.sidebar ?? sidebar;
}
