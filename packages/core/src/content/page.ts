import type { Place } from '../diagnostic.js';
import type { PageUpdate } from '../git/last-update.js';

/** What every page is, whatever kind of content it comes from. Plain data: it crosses threads. */
export interface PageBase {
  /** What sort of page it is: names what builds its data, and its template. */
  readonly kind: string;
  /** What the page is, whatever its language, address and format: a page and its translations have one key. */
  readonly key: string;
  /** Path without base URL, locale and trailing slash; `/` for the root. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Where the page comes from: its source, or what made it be generated. */
  readonly place: Place;
  /** What readers find on it: text of its own, links to other pages and no more, or nothing that is worth finding. */
  readonly holds: 'text' | 'links' | 'nothing';
  /** Whether search engines are kept from it, as from all of the part that it belongs to. */
  readonly noIndex?: boolean;
  /** Whether it stands in where no page is: any page of its route takes its place, and no translation is linked to. */
  readonly isFallback?: boolean;
}

/** A page that somebody wrote, as a document or a module. */
export interface SourcePage extends PageBase {
  /** Path of the document or module, relative to the site folder. */
  readonly source: string;
}

/** Facts shared by pages written in Markdown or MDX. */
export interface WrittenPage extends SourcePage {
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly tocLevels: readonly [min: number, max: number];
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: PageUpdate;
}

/** Whether readers should find a page, in search engines too. */
export function isListed(page: PageBase): boolean {
  return page.holds !== 'nothing' && page.noIndex !== true && !isHidden(page);
}

/** Whether the search of the site finds a page: it holds text of its own, and its address is meant to be known. */
export function isSearchable(page: PageBase): boolean {
  return page.holds === 'text' && !isHidden(page);
}

function isHidden(page: PageBase & Partial<Pick<WrittenPage, 'unlisted' | 'draft'>>): boolean {
  return page.unlisted === true || page.draft === true;
}
