import type { HeadTag } from '../head/head-tag.js';

export type { HeadTag, HeadTagName } from '../head/head-tag.js';

/** What every kind of page has. */
export interface PageDataBase {
  /** Names the template. */
  readonly kind: string;
  /** Identifies the bundle and site shell that this data belongs to. */
  readonly buildId: string;
  /** The route without base URL, locale or trailing slash: `/docs/apis/core`. */
  readonly route: string;
  /** The address of the page on the site: base URL, locale and trailing slash included. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly head: HeadData;
  /** The address of the page as Markdown, where it is written so. */
  readonly markdownUrl?: string;
  /** The document that it is written as; absent unless `documentData` is set. */
  readonly document?: DocumentData;
  /**
   * The documents of the docs, by instance and version; absent unless `documentData` is `'all'`. A version is made when
   * a component first asks for it, and is written for browsers only then.
   */
  readonly versionDocuments?: VersionDocuments;
  /** The same page in the site's other locales, or its nearest existing parent there. */
  readonly localeUrls: readonly LocaleUrl[];
}

/** What templates are given of the document of a page, where the configuration says so. */
export interface DocumentData {
  /** Its id among the docs; absent for other documents. */
  readonly id?: string;
  /** Path of the document, relative to the site folder. */
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Documents by instance, version and id. */
export type VersionDocuments = Readonly<Record<string, Readonly<Record<string, DocumentsById>>>>;

/** The documents of a version of the docs, by their ids. */
export type DocumentsById = Readonly<Record<string, ListedDocument>>;

/** What components may know of documents of other pages. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Name of the sidebar that it shows. */
  readonly sidebar?: string;
  readonly unlisted?: true;
  /**
   * Whether it is no document, but the generated page of a category: its id is the address below that of the version.
   */
  readonly isGenerated?: true;
}

/** The part of a page's data that its kind of content gives: the rest is the same for all. */
export type OwnPageData<Data extends PageDataBase> = Omit<Data, keyof PageDataBase | 'content'>;

/** The parts of `<head>` that differ from page to page. */
export interface HeadData {
  /** The whole document title, delimiter and site title included. */
  readonly title: string;
  /** Absolute address; absent where the site has no `url`. */
  readonly canonical?: string;
  /** Absolute address of the social image, if any. */
  readonly image?: string;
  readonly keywords: readonly string[];
  readonly noIndex: boolean;
  /** The page's translations, itself among them; absent where there are none. */
  readonly alternates?: readonly AlternateLink[];
  /** Elements that the page adds, by front matter and `<Head>`: lists in which later ones replace earlier ones. */
  readonly tags?: readonly (readonly HeadTag[])[];
  /** Elements that components in the content have added on the server. */
  readonly drawn?: readonly (readonly HeadTag[])[];
}

/** A `<link rel="alternate">`: the page in a language, or, as `x-default`, for readers of any other. */
export interface AlternateLink {
  readonly hreflang: string;
  /** Absolute address. */
  readonly href: string;
}

/** The address of a page in a locale. */
export interface LocaleUrl {
  readonly locale: string;
  readonly url: string;
}

/** A heading in the table of contents. */
export interface TocItem {
  readonly id: string;
  /** Heading level, 2 to 6. */
  readonly level: number;
  /** Inline HTML of the heading, links removed. */
  readonly html: string;
}

/** A link with a label, such as a breadcrumb or the previous page. */
export interface LabelledLink {
  readonly label: string;
  /** Absent where a breadcrumb's category has no page. */
  readonly href?: string;
}

/** A link to a page. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** A link to the page of a tag. */
export interface TagLink extends PageLink {
  readonly description?: string;
}

/** Tags that begin with the same letter, upper-cased. */
export interface TagGroup {
  readonly letter: string;
  readonly tags: readonly (TagLink & { readonly count: number })[];
}

/** How the body of a page reaches the browser: inert HTML, or a chunk that hydrates it. */
export interface PageContent {
  readonly html: string;
  /** URL of the page's own module; present on live pages only. */
  readonly chunk?: string;
  /** Whether the module hydrates all of the HTML; otherwise only what is in elements with `data-island`. */
  readonly isWhole?: boolean;
  /** URLs of style sheets that the module imports. */
  readonly styles?: readonly string[];
}

/** When and by whom a page was last changed, as the page says it. */
export interface LastUpdate {
  /** The words before the time, in the language of the page; all words where there is no time. */
  readonly before: string;
  /** The words after it. */
  readonly after: string;
  /** ISO 8601 date-time in UTC. */
  readonly time?: string;
  /** The time as readers of this locale write it. */
  readonly timeLabel?: string;
  readonly author?: string;
}

/** Whether a page is an article: text under headings, with or without a title of its own. */
export function isArticle(page: object): boolean {
  return 'toc' in page;
}
