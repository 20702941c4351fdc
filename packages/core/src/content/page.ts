import type { SiteConfig } from '../config/site-config.js';
import type { Place } from '../diagnostic.js';
import type { PageUpdate } from '../git/last-update.js';

/** What every page is, whatever kind of content it comes from. Plain data: it crosses threads. */
export interface PageBase {
  /** What sort of page it is: names what builds its data, and its template. */
  readonly kind: string;
  /** Identifies the page across languages, addresses and formats: a page and its translations have the same key. */
  readonly key: string;
  /** Path without base URL, locale and trailing slash; `/` for the root. */
  readonly route: string;
  /** The key of the configuration that gives the page its address, where one does. */
  readonly routeKey?: string;
  readonly title: string;
  readonly description: string;
  /** The source of the page, or what it was generated from. */
  readonly place: Place;
  /** What is on it: text of its own, only links to other pages, or nothing that a search should find. */
  readonly holds: 'text' | 'links' | 'nothing';
  /** Whether its address ends with a slash where only those of folders do. */
  readonly isFolder?: true;
  /** Whether search engines are kept from it, as from all of the part that it belongs to. */
  readonly noIndex?: boolean;
  /** Whether it is a fallback: any other page of its route replaces it, and its translations are not linked. */
  readonly isFallback?: boolean;
  /** What other pages and files show of it: its beginning, or the feeds all of it too. */
  readonly quoted?: 'beginning' | 'whole';
  /** Whether only those who know its address find it. */
  readonly unlisted?: boolean;
  /** Routes of the pages whose beginnings it shows. */
  readonly quotes?: readonly string[];
}

/** A page that another page leads to. */
export interface NamedRoute {
  readonly label: string;
  readonly route: string;
}

/** A page that is written as a document or a module, not generated. */
export interface SourcePage extends PageBase {
  /** Path of the document or module, relative to the site folder. */
  readonly source: string;
}

/** Facts shared by pages written in Markdown or MDX. */
export interface WrittenPage extends SourcePage {
  /** The title in the head of the page, where that is another than on it. */
  readonly headTitle?: string;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly tocLevels: readonly [min: number, max: number];
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: PageUpdate;
  /** What else components are told of the document, by an adapter. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Marks the page of a folder, where its address depends on that. */
export function folderMark({ trailingSlash }: SiteConfig, isFolder: boolean): Pick<PageBase, 'isFolder'> {
  return isFolder && trailingSlash === 'folders' ? { isFolder } : {};
}

/** The route of the page that hosts answer with where there is none. */
export const notFoundRoute = '/404';

/** Whether readers should find a page, in search engines too. */
export function isListed(page: PageBase): boolean {
  return page.holds !== 'nothing' && page.noIndex !== true && !isHidden(page);
}

/** Whether the search of the site finds a page: it holds text of its own, and its address is meant to be known. */
export function isSearchable(page: PageBase): boolean {
  return page.holds === 'text' && !isHidden(page);
}

function isHidden(page: PageBase & Partial<Pick<WrittenPage, 'draft'>>): boolean {
  return page.unlisted === true || page.draft === true || page.route === notFoundRoute;
}
