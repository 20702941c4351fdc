import type { SiteConfig } from '../config/site-config.js';
import type { Place } from '../diagnostic.js';
import type { PageUpdate } from '../git/last-update.js';
import { notFoundRoute } from '../route/route.js';

/** The properties of every page, whatever its kind of content. Plain data, which can be sent between threads. */
export interface PageBase {
  /** The type of page, which determines how its data is built, and its template. */
  readonly kind: string;
  /** Identifies the page across languages, addresses and formats: a page and its translations have the same key. */
  readonly key: string;
  /** Path without base URL, locale and trailing slash; `/` for the root. */
  readonly route: string;
  /** The configuration key that determines the page's address, if there is one. */
  readonly routeKey?: string;
  readonly title: string;
  readonly description: string;
  /** The source of the page, or what it was generated from. */
  readonly place: Place;
  /** What it contains: text of its own, only links to other pages, or nothing that a search should find. */
  readonly holds: 'text' | 'links' | 'nothing';
  /** Whether its address ends with a slash if only those of folders do. */
  readonly isFolder?: true;
  /** Whether search engines are kept out of it, or of the part of the site that it belongs to. */
  readonly noIndex?: boolean;
  /** Whether it is a fallback: any other page with its route replaces it, and its translations are not linked. */
  readonly isFallback?: boolean;
  /** How much of it other pages and files quote: its excerpt, or, in feeds, all of it. */
  readonly quoted?: 'beginning' | 'whole';
  /** Whether it is reachable only by those who know its address. */
  readonly unlisted?: boolean;
  /** Routes of the pages whose excerpts it shows. */
  readonly quotes?: readonly string[];
}

/** A link to a page, with a label. */
export interface NamedRoute {
  readonly label: string;
  readonly route: string;
}

/** A page written as a document or module, not generated. */
export interface SourcePage extends PageBase {
  /** Path of the document or module, relative to the site folder. */
  readonly source: string;
  /** When it was last changed, in seconds since 1970 UTC; absent unless a sitemap has the dates of all pages. */
  readonly changed?: number;
}

/** Facts shared by pages written in Markdown or MDX. */
export interface WrittenPage extends SourcePage {
  /** The title in the page's head, if different from the visible one. */
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
  /** Additional facts about the document for components, from an adapter. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Marks the index page of a folder, if its address depends on that. */
export function folderMark({ trailingSlash }: SiteConfig, isFolder: boolean): Pick<PageBase, 'isFolder'> {
  return isFolder && trailingSlash === 'folders' ? { isFolder } : {};
}

/** Whether readers should be able to find a page, including by search engines. */
export function isListed(page: PageBase): boolean {
  return page.holds !== 'nothing' && page.noIndex !== true && !isHidden(page);
}

/** Whether the site's search includes a page: it has text of its own, and is not unlisted. */
export function isSearchable(page: PageBase): boolean {
  return page.holds === 'text' && !isHidden(page);
}

function isHidden(page: PageBase & Partial<Pick<WrittenPage, 'draft'>>): boolean {
  return page.unlisted === true || page.draft === true || page.route === notFoundRoute;
}
