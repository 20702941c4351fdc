/**
 * What a template is given for one page. It is plain JSON: the same value renders the page on the server
 * and, fetched by the client, renders it in the browser. All URLs are final: base URL and trailing slash applied.
 */
export type PageData = DocPageData | MarkdownPageData | ModulePageData | SearchPageData | GeneratedPageData;

/** What the template of a page that the build generates is given. Only the server draws it: browsers get its HTML. */
export type GeneratedFacts = CategoryPageData | TagListPageData | TagPageData | VersionsPageData | NotFoundPageData;

/** What is known of a page before its body is rendered. */
export type PageFacts = Exclude<PageData, GeneratedPageData> | GeneratedFacts;

/** Whether a page says that there is none at its address. */
export function isNotFound(page: PageData): boolean {
  return page.kind === 'generated' && page.of === 'not-found';
}

export type PageKind = PageData['kind'];

/** What every kind of page has. */
export interface PageDataBase {
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
  /** The same page in the site's other locales, or its nearest existing parent there. */
  readonly localeUrls: readonly LocaleUrl[];
}

/** The parts of `<head>` that differ from page to page. */
export interface HeadData {
  /** The whole document title, delimiter and site title included. */
  readonly title: string;
  /** Absolute address. */
  readonly canonical: string;
  /** Absolute address of the social image, if any. */
  readonly image?: string;
  readonly keywords: readonly string[];
  readonly noIndex: boolean;
  /** The page's translations, itself among them; absent where there are none. */
  readonly alternates?: readonly AlternateLink[];
}

/** A `<link rel="alternate">`: the page in a language, or, as `x-default`, for readers of any other. */
export interface AlternateLink {
  readonly hreflang: string;
  /** Absolute address. */
  readonly href: string;
}

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

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

export interface TagLink extends PageLink {
  readonly description?: string;
}

/** How the body of a page reaches the browser: inert HTML, or a chunk that hydrates it. */
export interface PageContent {
  readonly html: string;
  /** URL of the page's own module; present on live pages only. */
  readonly chunk?: string;
  /** URLs of style sheets that the module imports. */
  readonly styles?: readonly string[];
}

export interface LastUpdate {
  /** ISO 8601 date-time in UTC. */
  readonly time?: string;
  /** The time as readers of this locale write it. */
  readonly timeLabel?: string;
  readonly author?: string;
}

/** The part of the docs that a page belongs to. */
export interface DocsContext {
  readonly instance: string;
  readonly version: string;
  readonly versionLabel: string;
  /** Shown above pages of versions that are not the latest. */
  readonly versionBanner?: 'unreleased' | 'unmaintained';
  readonly showVersionBadge: boolean;
  /** The same page in the latest version, where `versionBanner` is set. */
  readonly latestVersionUrl?: string;
  readonly versionUrls: readonly VersionUrl[];
  /** Key into `SiteData.sidebars`. */
  readonly sidebar?: string;
}

export interface VersionUrl {
  readonly name: string;
  readonly label: string;
  readonly url: string;
}

export interface DocPageData extends PageDataBase {
  readonly kind: 'doc';
  readonly docs: DocsContext;
  readonly breadcrumbs: readonly LabelledLink[];
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly tags: readonly TagLink[];
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly content: PageContent;
}

/** A page written in Markdown or MDX outside the docs. */
export interface MarkdownPageData extends PageDataBase {
  readonly kind: 'markdown';
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
  readonly content: PageContent;
}

/** A page that is a React component of the site's own; it draws its whole main region. */
export interface ModulePageData extends PageDataBase {
  readonly kind: 'module';
  readonly content: PageContent;
}

/** A page that the build generates, as shell and browser see it. */
export interface GeneratedPageData extends PageDataBase {
  readonly kind: 'generated';
  readonly of: GeneratedFacts['kind'];
  readonly docs?: DocsContext;
  readonly content: PageContent;
}

/** A generated index of a category's items. */
export interface CategoryPageData extends PageDataBase {
  readonly kind: 'category';
  readonly docs: DocsContext;
  readonly breadcrumbs: readonly LabelledLink[];
  readonly items: readonly CategoryCard[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

export interface CategoryCard extends PageLink {
  readonly type: 'page' | 'category';
  readonly description: string;
  /** Number of items inside, for a category. */
  readonly itemCount?: number;
}

/** All tags of a docs instance and version. */
export interface TagListPageData extends PageDataBase {
  readonly kind: 'tag-list';
  readonly docs: DocsContext;
  readonly groups: readonly TagGroup[];
}

/** Tags that begin with the same letter, upper-cased. */
export interface TagGroup {
  readonly letter: string;
  readonly tags: readonly (TagLink & { readonly count: number })[];
}

/** The pages that carry one tag. */
export interface TagPageData extends PageDataBase {
  readonly kind: 'tag';
  readonly docs: DocsContext;
  readonly label: string;
  readonly tagsUrl: string;
  readonly items: readonly (PageLink & { readonly description: string })[];
}

export interface VersionsPageData extends PageDataBase {
  readonly kind: 'versions';
  readonly instances: readonly {
    readonly id: string;
    readonly versions: readonly (VersionUrl & {
      readonly isLast: boolean;
      readonly banner?: 'unreleased' | 'unmaintained';
    })[];
  }[];
}

export interface SearchPageData extends PageDataBase {
  readonly kind: 'search';
}

export interface NotFoundPageData extends PageDataBase {
  readonly kind: 'not-found';
}
