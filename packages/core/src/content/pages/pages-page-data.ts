import type { LastUpdate, PageContent, PageDataBase, TocItem } from '../page-data.js';

/** The data of a page outside the docs before its body is rendered. */
export type PagesPageData = MarkdownPageData | ModulePageData;

/** A page written in Markdown or MDX outside the docs. */
export interface MarkdownPageData extends PageDataBase {
  readonly kind: 'markdown';
  readonly toc: readonly TocItem[];
  readonly draft?: true;
  readonly unlisted?: true;
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  readonly content: PageContent;
}

/** A page that is one of the site's own React components, which renders the whole main region. */
export interface ModulePageData extends PageDataBase {
  readonly kind: 'module';
  /**
   * How much of the frame layouts within the page ask for: all of it, or all but the footer. Absent if there is no such
   * layout, as on pages of sites whose theme draws the frame around every page.
   */
  readonly frame?: 'whole' | 'headed';
  readonly content: PageContent;
}
