import type { ContentHooks } from '../config/adapters/content-hooks.js';
import type { SiteConfig } from '../config/site-config.js';
import type { SiteLocale } from '../config/site-locale.js';
import type { Finding } from '../diagnostic.js';
import type { HeadTag } from '../head/head-tag.js';
import type { Document } from '../parse/document.js';
import type { ScanContext } from '../scan/scan-context.js';
import type { ModuleRef, SourceRoot } from '../scan/source-root.js';
import type { AssembleInput } from './assemble-input.js';
import type { PageBase } from './page.js';
import type { OwnPageData, PageDataBase } from './page-data.js';

/**
 * A kind of content, such as docs: how its files are found, which pages they become, and what the templates of those
 * pages receive. The pipeline iterates over the list in `kinds.ts` and refers to no kind by name.
 *
 * Functions cannot be sent between threads, so every thread loads the list of kinds itself. Pages, facts and findings
 * are plain data and are sent.
 */
export interface ContentKind<Scanned = unknown, Facts extends object = object> {
  /** Identifies the kind among the others. */
  readonly name: string;
  /** Finds its files. */
  scan(context: ScanContext): Promise<Scanned>;
  /** The part of the scan that concerns the whole site. */
  sources(scanned: Scanned): ContentSources;
  /** Calls an adapter's functions with the result of the scan, before pages are created. */
  prepare?(scanned: Scanned, input: AssembleInput): Promise<Scanned>;
  /** Creates pages from the result of the scan. Pure. */
  assemble(scanned: Scanned, input: AssembleInput): AssembledContent<Facts>;
  /** Files besides its pages, created from the contents of pages. */
  files?(facts: Facts, context: FileContext): readonly QuotingFile[];
  /** Elements for the head of every page of the site. */
  siteHead?(facts: Facts, context: FileContext): readonly HeadTag[];
  /** How each type of its pages is built, by the page's `kind`; the theme has a template of the same name. */
  readonly pages: Readonly<Record<string, PageKind>>;
}

/** The part of a kind's sources that concerns the whole site. */
export interface ContentSources {
  /** Folders within which documents link to each other. */
  readonly roots: readonly SourceRoot[];
  /** Files that are React pages. */
  readonly modules: readonly ModuleRef[];
}

/** The result of assembling a kind of content. */
export interface AssembledContent<Facts extends object = object, P extends PageBase = PageBase> {
  readonly pages: readonly P[];
  readonly findings: readonly Finding[];
  /** Data of this kind besides its pages, which becomes properties of `Site`. Plain data. */
  readonly facts: Facts;
  /** Paths of the files that it creates besides its pages, relative to the output folder. */
  readonly files?: readonly string[];
}

/** An output file that shows contents of pages. */
export interface QuotingFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Routes of the pages whose bodies it contains. */
  readonly quotes: readonly string[];
  /** @param quote Returns the HTML of the body of one of these pages. */
  readonly render: (quote: (route: string) => string) => Promise<string>;
}

/** The input for files besides pages. */
export interface FileContext {
  readonly site: {
    readonly title: string;
    /** The origin of the site; absent if unknown. */
    readonly url?: string | undefined;
    /** Address of the site's icon. */
    readonly favicon?: string | undefined;
  };
  readonly locale: SiteLocale;
  /** Path that the site is served under in this locale. */
  readonly baseUrl: string;
  readonly pages: ReadonlyMap<string, PageBase>;
  /** The address of a route. */
  readonly url: (route: string) => string;
  /** Functions of an adapter; absent for none. */
  readonly hooks?: ContentHooks | undefined;
}

/** How one type of page is built. */
export interface PageKind<
  P extends PageBase = PageBase,
  Data extends PageDataBase = PageDataBase,
  Facts extends object = object,
> {
  /**
   * Where the body comes from: a document or module of the site; the server, which renders it from the page's data and
   * sends it as HTML; or the browser, which renders it itself.
   */
  readonly body: 'written' | 'generated' | 'browser';
  /**
   * Whether all links that the default theme adds around the body point to routes, to addresses from configuration and
   * sidebars, or to edit links, so that rendering the page cannot reveal further links.
   */
  readonly hasKnownLinks?: true;
  /** Whether such a page may represent the whole site, with the site's title alone. */
  readonly mayBeSite?: true;
  /** Whether such a page has the site's title if it is the first page of a domain. */
  readonly isSiteAtRoot?: true;
  /** A title composed of the theme's labels; absent if the page's own title is used. */
  title?(page: P, context: PageDataContext<Facts>): string;
  /** The data that its template receives in addition to what every page has: final URLs and labels, as plain JSON. */
  data(page: P, context: PageDataContext<Facts>): OwnPageData<Data>;
  /** Elements for the head of the page, which elements of its document may override. */
  head?(page: P, context: PageDataContext<Facts>): readonly HeadTag[];
  /** The contents of a generated page, for plain-text output. */
  sections?(data: Data, context: Pick<PageDataContext<Facts>, 'labels'>): readonly PageSection[];
}

/** A part of a generated page. */
export interface PageSection {
  readonly heading?: string;
  readonly text?: string;
  readonly links: readonly SectionLink[];
}

/** A link with a description. */
export interface SectionLink {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
}

/** What page data is built from, besides the page. */
export interface PageDataContext<Facts extends object = object> {
  /** The facts returned by the kind's `assemble`. */
  readonly facts: Facts;
  /** The page's document, if it has one. */
  readonly document?: Document | undefined;
  /** Every page of the site, by route. */
  readonly pages: ReadonlyMap<string, PageBase>;
  readonly locale: SiteLocale;
  readonly labels: ContentLabels;
  /** How dates of last changes are written. */
  readonly updateDates: SiteConfig['updateDates'];
  /** The address of a route; the href of another site is returned unchanged. */
  readonly url: (routeOrHref: string) => string;
  /**
   * The address of an image: a static file's, or an address on another site unchanged.
   *
   * @param page The page whose front matter names it, possibly next to itself.
   */
  readonly imageUrl: (src: string, page?: PageBase) => string;
  /** The address of the image that a page's front matter names; undefined if it names none. */
  readonly ownImage: (page: PageBase) => string | undefined;
  /** Prepends the origin, if known, to an address of the site. */
  readonly absolute: (url: string) => string;
  /** The excerpt of a page that this one quotes, as HTML. */
  readonly quote: (route: string) => string;
  /** Fills the `{name}` placeholders of a label, in its plural form for a count. */
  readonly formatCount: (
    label: string,
    values: Readonly<Record<string, string | number>> & { readonly count: number },
  ) => string;
}

/** The theme's labels that page data uses. */
export type ContentLabels = Readonly<
  Record<
    | 'lastUpdated'
    | 'lastUpdatedBy'
    | 'lastUpdatedOn'
    | 'latestVersion'
    | 'notFoundTitle'
    | 'postArchive'
    | 'postAuthors'
    | 'postsBy'
    | 'postsTagged'
    | 'searchPageTitle'
    | 'itemCount'
    | 'taggedTitle'
    | 'tagsTitle'
    | 'versionsIntro'
    | 'versionsTitle',
    string
  >
>;
