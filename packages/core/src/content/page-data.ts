import type { HeadTag } from '../head/head-tag.js';
import type { FrontMatterDates } from '../parse/front-matter/front-matter-dates.js';

export type { HeadTag, HeadTagName } from '../head/head-tag.js';
export type { LineClasses } from '../parse/code/line-classes.js';

/** Data that every kind of page has. */
export interface PageDataBase {
  /** Determines the template. */
  readonly kind: string;
  /** Identifies the bundle and the shell that this data belongs to. */
  readonly buildId: string;
  /** The route without base URL, locale or trailing slash: `/docs/apis/core`. */
  readonly route: string;
  /** The address of the page on the site, including base URL, locale and trailing slash. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly head: HeadData;
  /** The address of the page's Markdown twin, if there is one. */
  readonly markdownUrl?: string;
  /** The page's document; absent unless `documentData` is set. */
  readonly document?: DocumentData;
  /**
   * The documents of the docs, by instance and version; absent unless `documentData` is `'all'`. A version is created
   * when a component first asks for it, and only then written for browsers, without the titles and descriptions of its
   * documents unless the component reads one.
   */
  readonly versionDocuments?: VersionDocuments;
  /** The language of its text; absent if that is the language of its locale. */
  readonly writtenIn?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  /** The same page in the site's other locales, or its nearest existing parent there. */
  readonly localeUrls: readonly LocaleUrl[];
}

/** What templates receive about a page's document if the configuration enables it. */
export interface DocumentData {
  /** Its id among the docs; absent for other documents. */
  readonly id?: string;
  /** Path of the document, relative to the site folder. */
  readonly source: string;
  /** The text of its first heading, if that is of level 1. */
  readonly contentTitle?: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The dates in it, if code is to receive them as such; absent for none. */
  readonly dates?: FrontMatterDates;
  /** Additional facts from an adapter; absent for none. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Documents by instance, version and id. */
export type VersionDocuments = Readonly<Record<string, Readonly<Record<string, DocumentsById>>>>;

/** The documents of a docs version, by id. */
export type DocumentsById = Readonly<Record<string, ListedDocument>>;

/** What components can learn about other pages' documents. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Name of the sidebar that it shows. */
  readonly sidebar?: string;
  readonly unlisted?: true;
  /** Set if it is not a document but the generated page of a category; its id is its address below the version's. */
  readonly isGenerated?: true;
}

/** The part of a page's data that its kind of content provides; the rest is the same for all. */
export type OwnPageData<Data extends PageDataBase> = Omit<Data, keyof PageDataBase | 'content'>;

/** The parts of `<head>` that differ from page to page. */
export interface HeadData {
  /** The whole document title, including the delimiter and the site's title. */
  readonly title: string;
  /** Absolute address; absent if the site has no `url`. */
  readonly canonical?: string;
  /** Absolute address of the social image, if any. */
  readonly image?: string;
  readonly keywords: readonly string[];
  readonly noIndex: boolean;
  /** The page's translations, including itself; absent if there are none. */
  readonly alternates?: readonly AlternateLink[];
  /** Elements that the page adds by front matter and `<Head>`, in lists of which later ones override earlier ones. */
  readonly tags?: readonly (readonly HeadTag[])[];
  /** Elements that components in the content added on the server. */
  readonly drawn?: readonly (readonly HeadTag[])[];
}

/** A `<link rel="alternate">`: the page in a language, or, as `x-default`, for readers of any other language. */
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
  /** Inline HTML of the heading, without links. */
  readonly html: string;
}

/** A link with a label, such as a breadcrumb or the previous page. */
export interface LabelledLink {
  readonly label: string;
  /** Absent if a breadcrumb's category has no page. */
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
  /** Whether the module hydrates all of the HTML; otherwise only the contents of elements with `data-island`. */
  readonly isWhole?: boolean;
  /** URLs of style sheets that the module imports. */
  readonly styles?: readonly string[];
}

/** When and by whom a page was last changed, as shown on the page. */
export interface LastUpdate {
  /** The words before the time, in the page's language; all words if there is no time. */
  readonly before: string;
  /** The words after it. */
  readonly after: string;
  /** ISO 8601 date-time in UTC. */
  readonly time?: string;
  /** The time as readers of this locale write it. */
  readonly timeLabel?: string;
  readonly author?: string;
}

/** Whether a page is an article: text with headings, with or without a title of its own. */
export function isArticle(page: object): boolean {
  return 'toc' in page;
}
