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
  /** Resolves links that no document holds. */
  readonly linkIndex: LinkIndex;
  /** Links in the HTML that configuration and sidebars hold. */
  readonly siteHtmlLinks: readonly SiteHtmlLink[];
  /** Links in the HTML of pages that are in no document; empty where nothing was rendered. */
  readonly renderedLinks: readonly RenderedLink[];
  /** Ids that the modules of live pages wrote, by route. */
  readonly renderedIds?: Readonly<Record<string, readonly string[]>>;
  /**
   * By route, the addresses of missing links that the finished HTML still has, where components may have changed them.
   */
  readonly renderedMissing?: Readonly<Record<string, readonly string[]>>;
  /** Finds where the code of a page, or else of the theme, writes one of these texts. Called for broken links only. */
  readonly locate?: (source: string | undefined, texts: readonly string[]) => Place | undefined;
  /**
   * Finds the file of the site that an address such as `/img/a.png` would lead to if its folder were one of static
   * files. Called for missing files only.
   */
  readonly findUnpublished?: (address: string) => string | undefined;
  /**
   * Finds the folder that holds Markdown, `docs` or `.`, whether it is content or not. Called for sites without pages
   * only.
   */
  readonly findMarkdown?: () => string | undefined;
  /** What rendering found: components that threw, modules that could not be bundled. */
  readonly renderFindings?: readonly Finding[];
  /**
   * Paths in the output, such as `assets/main-1a2b3c4d.css`, that are neither pages, assets nor static files of the
   * site. Where absent, everything below `assets/` counts as there.
   */
  readonly outputFiles?: readonly string[];
  /** What readers' browsers load, in compressed bytes. */
  readonly weights?: readonly LoadedWeight[];
}

/** What a reader's browser loads of one kind: see `budgets` of the configuration for what the kinds are. */
export interface LoadedWeight {
  readonly kind: keyof Exclude<SiteConfig['budgets'], false>;
  readonly bytes: number;
  /** Path of the source of a live page, whose own module is counted in. */
  readonly source?: string;
}

/** A link in the finished HTML of a page. */
export interface RenderedLink {
  /** Route of the page it stands on. */
  readonly route: string;
  /** Final URL, based on the locale's base URL; in the content it may be relative to the page. */
  readonly href: string;
  readonly kind: LinkKind;
  /** Set where a component wrote it in the content; others belong to the shell around it. */
  readonly inContent?: true;
}
