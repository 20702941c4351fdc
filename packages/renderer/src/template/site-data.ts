import type { HeadTag, VersionUrl } from '@docsite/core/page-data';
import type { Labels } from './labels.js';
import type { LinkAddress } from './link-address.js';
import type { LogoData, NavbarData } from './navbar-data.js';
import type { OfflineData } from './offline-data.js';
import type { SidebarItemData } from './sidebar-data.js';

/** The data for the shell that all pages of one locale share. Plain JSON. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the deployed site, such as `https://example.org`. */
  readonly url: string;
  /** Path the site is served under in this locale; begins and ends with a slash. */
  readonly baseUrl: string;
  /** The page that a redirect leads to from the base URL; absent without one. */
  readonly home?: string;
  /** Set if the addresses of pages end with a slash. */
  readonly trailingSlash?: true;
  readonly buildId: string;
  readonly favicon: string;
  /** Colour of the browser's interface around the page. */
  readonly themeColor: string;
  /** Elements that the configuration adds to the head of every page; absent for none. */
  readonly head?: readonly HeadTag[];
  /** HTML that the configuration adds to the body of every page, around the site; absent for none. */
  readonly bodyHtml?: { readonly start: string; readonly end: string };
  readonly locale: CurrentLocaleData;
  readonly locales: readonly LocaleData[];
  readonly labels: Labels;
  readonly navbar: NavbarData;
  readonly footer?: FooterData;
  readonly announcementBar?: AnnouncementBarData;
  readonly colorMode: ColorModeData;
  /** Where browsers store what readers choose; absent for the default. */
  readonly storage?: StorageData;
  readonly sidebar: SidebarOptions;
  /** Absent if search is off. */
  readonly search?: SearchData;
  /** Absent if the site cannot be read offline. */
  readonly offline?: OfflineData;
  /** Which images a click enlarges, and how; absent for the default. */
  readonly imageZoom?: ImageZoomData;
  /** How diagrams are drawn; absent for the site's colours. */
  readonly diagrams?: DiagramsData;
  /** Where the result of live code appears; absent if there is none. */
  readonly liveCode?: { readonly result: 'top' | 'bottom' };
  /** Address of the style sheet for formulas; absent if no page may have any. */
  readonly math?: string;
  /** Address of the module that draws diagrams; absent if no page has any or mermaid is not installed. */
  readonly mermaid?: string;
  /** Sidebars by `instance/version/name`. In the browser, only those that pages have needed so far. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItemData[]>>;
  /** Address of the data of each sidebar. */
  readonly sidebarUrls: Readonly<Record<string, string>>;
  /** The versions of each docs instance that has more than one. */
  readonly docsVersions: readonly DocsVersionsData[];
  /** The first page of each sidebar of docs, by `instance/version/name`; absent unless `documentData` is `'all'`. */
  readonly sidebarStarts?: Readonly<Record<string, SidebarStart>>;
  /** Routes of pages that also answer for the addresses below them; absent for none. */
  readonly openRoutes?: readonly string[];
  /** The site's own values for its components. */
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** A link to the first page of a sidebar. */
export interface SidebarStart {
  readonly label: string;
  readonly path: string;
}

/** The search page, what can be searched, and the site's hosted index, if any. */
export interface SearchData {
  /** Address of the search page; absent if there is none. */
  readonly pageUrl?: string;
  /** Address of the description by which browsers search the site; absent without a search page or the site's `url`. */
  readonly descriptionUrl?: string;
  /** Whether only one version of each docs instance is searched, preferably that of the page, or all versions alike. */
  readonly contextual: boolean;
  /** Versions of each docs instance by name, and the one for readers who have not chosen. */
  readonly instances: Readonly<Record<string, { readonly versions: readonly string[]; readonly latest: string }>>;
  /** Absent if the site is searched in its own index. */
  readonly hosted?: HostedSearchData;
}

/** An index on a service's servers, queried by Algolia's API. */
export interface HostedSearchData {
  readonly appId: string;
  /** A key that only permits searching. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Origins of the servers, in the order to try them. */
  readonly hosts: readonly string[];
  /** Parameters sent with each query. */
  readonly searchParameters: Readonly<Record<string, unknown>>;
  /** Regular expression for the addresses of hits on other sites; absent if the origin decides. */
  readonly externalUrlRegex?: string;
  /** What is replaced in the paths of hits on this site, to the end of the address; `from` is a regular expression. */
  readonly replacePathname?: { readonly from: string; readonly to: string };
}

/** A locale that readers can switch to. */
export interface LocaleData {
  /** BCP 47 tag as configured: `en-AU`. */
  readonly name: string;
  /** Path that the site is served under in this locale. */
  readonly baseUrl: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
}

/** The locale of the page. */
export interface CurrentLocaleData extends LocaleData {
  /** Its plural forms, for `formatCount`. */
  readonly plurals: readonly string[];
}

/** The versions of one docs instance. */
export interface DocsVersionsData {
  readonly instance: string;
  /** Newest first; their URLs are those of their first pages. */
  readonly versions: readonly DocsVersionData[];
}

/** A version of the docs that readers can switch to. */
export interface DocsVersionData extends VersionUrl {
  /** The address below which its pages are, if that is not the address of its first page. */
  readonly path?: string;
  /** Whether readers get it by default. */
  readonly isLast: boolean;
}

/** Where browsers store what readers choose, and what is added to the names. */
export interface StorageData {
  /** Absent for `localStorage`. */
  readonly type?: 'sessionStorage';
  /** Absent for `docsite`. */
  readonly prefix?: string;
  readonly namespace?: string;
}

/** Whether readers can hide the sidebar, and whether opening a category closes the others on its level. */
export interface SidebarOptions {
  readonly hideable: boolean;
  readonly autoCollapseCategories: boolean;
}

/** The initial colour mode of a page, and whether readers can choose another one. */
export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** How a click enlarges images; absent options have the zoom's defaults. */
export interface ImageZoomData {
  /** Selector of the images. */
  readonly selector?: string;
  /** Pixels around an enlarged image. */
  readonly margin?: number;
  /** Pixels that the reader can scroll before it closes. */
  readonly scrollOffset?: number;
}

/** How Mermaid draws the diagrams of a site. */
export interface DiagramsData {
  /** Mermaid's theme in light mode; absent for the site's colours. */
  readonly light?: string;
  /** Mermaid's theme in dark mode; absent for the site's colours. */
  readonly dark?: string;
  /** Options for Mermaid. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The bar above the navbar; once closed, it stays closed until its `id` changes. */
export interface AnnouncementBarData {
  readonly id: string;
  readonly html: string;
  readonly closeable: boolean;
  /** Its colours, if configured. */
  readonly style: { readonly background?: string; readonly color?: string };
}

/** The contents of the footer; `copyright` is HTML. */
export interface FooterData {
  readonly columns: readonly FooterColumnData[];
  readonly logo?: LogoData;
  readonly copyright?: string;
  readonly style: 'light' | 'dark';
}

/** A column of links in the footer; without a title it has no heading. */
export interface FooterColumnData {
  readonly title?: string;
  readonly className?: string;
  readonly items: readonly FooterItemData[];
}

/** A link in the footer, or HTML instead of one. */
export type FooterItemData =
  | (LinkAddress & {
      readonly label: string;
      readonly className?: string;
      /** Further attributes of the link. */
      readonly attributes?: Readonly<Record<string, string>>;
      /** Set for a link to another site that is not marked as such. */
      readonly marked?: false;
    })
  | { readonly html: string; readonly className?: string };
