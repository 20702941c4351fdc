import type {
  Document,
  Finding,
  LinkIndex,
  LinkKind,
  LinkTable,
  Place,
  Site,
  SiteConfig,
  SiteHtmlLink,
} from '@docsite/core';

/** The input of a check: one locale of a site. */
export interface CheckInput {
  readonly site: Site;
  /** Every document, by the path of its source. */
  readonly documents: Readonly<Record<string, Document>>;
  /** Targets of the documents' links. */
  readonly linkTable: LinkTable;
  /** Resolves links that are not in documents. */
  readonly linkIndex: LinkIndex;
  /** Links in the HTML of configuration and sidebars. */
  readonly siteHtmlLinks: readonly SiteHtmlLink[];
  /** Links in the HTML of pages that are not in any document; empty if nothing was rendered. */
  readonly renderedLinks: readonly RenderedLink[];
  /** Ids rendered by the modules of live pages, by route. */
  readonly renderedIds?: Readonly<Record<string, readonly string[]>>;
  /**
   * Addresses of missing links that remain in the finished HTML, by route, on sites whose components may have changed
   * them.
   */
  readonly renderedMissing?: Readonly<Record<string, readonly string[]>>;
  /**
   * Finds where the code of a page, or else of the theme, contains one of these strings. Called only for broken links.
   */
  readonly locate?: (source: string | undefined, texts: readonly string[]) => Place | undefined;
  /**
   * Finds the file that an address such as `/img/a.png` would point to if its folder were one of static files. Called
   * only for missing files.
   */
  readonly findUnpublished?: (address: string) => string | undefined;
  /**
   * Finds a folder that contains Markdown, `docs` or `.`, whether it is configured as content or not. Called only for
   * sites without pages.
   */
  readonly findMarkdown?: () => string | undefined;
  /** Findings from rendering: components that threw, modules that could not be bundled. */
  readonly renderFindings?: readonly Finding[];
  /**
   * Output paths, such as `assets/main-1a2b3c4d.css`, that are neither pages, assets nor static files. If absent,
   * everything below `assets/` is assumed to exist.
   */
  readonly outputFiles?: readonly string[];
  /** The amounts that browsers load, in compressed bytes. */
  readonly weights?: readonly LoadedWeight[];
}

/** The amount of one kind that a browser loads; the kinds are those of `budgets` in the configuration. */
export interface LoadedWeight {
  readonly kind: keyof Exclude<SiteConfig['budgets'], false>;
  readonly bytes: number;
  /** Path of the source of a live page, if its own module is included. */
  readonly source?: string;
  /** Where the configuration names a component, if the module of that is included. */
  readonly place?: Place;
}

/** A link in the finished HTML of a page. */
export interface RenderedLink {
  /** Route of the page that contains it. */
  readonly route: string;
  /** Final URL, which includes the locale's base URL; in the content it may be relative to the page. */
  readonly href: string;
  readonly kind: LinkKind;
  /** Set if a component wrote it in the content; other links belong to the shell around it. */
  readonly inContent?: true;
}
