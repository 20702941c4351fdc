import type { HeadTag, VersionUrl } from '@docsite/core/page-data';
import type { Labels } from './labels.js';
import type { LinkAddress } from './link-address.js';
import type { LogoData, NavbarData } from './navbar-data.js';
import type { OfflineData } from './offline-data.js';
import type { SidebarItemData } from './sidebar-data.js';

/** The data that all pages of one locale share, for the shell. Plain JSON. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the deployed site, such as `https://example.org`. */
  readonly url: string;
  /** Path the site is served under in this locale; begins and ends with a slash. */
  readonly baseUrl: string;
  /** Set where the addresses of pages end with a slash. */
  readonly trailingSlash?: true;
  readonly buildId: string;
  readonly favicon: string;
  /** Colour of the browser's frame. */
  readonly themeColor: string;
  /** Elements that the configuration gives every head; absent for none. */
  readonly head?: readonly HeadTag[];
  readonly locale: CurrentLocaleData;
  readonly locales: readonly LocaleData[];
  readonly labels: Labels;
  readonly navbar: NavbarData;
  readonly footer?: FooterData;
  readonly announcementBar?: AnnouncementBarData;
  readonly colorMode: ColorModeData;
  readonly sidebar: SidebarOptions;
  /** Absent where search is off. */
  readonly search?: SearchData;
  /** Absent if the site cannot be read offline. */
  readonly offline?: OfflineData;
  /** Which images a click enlarges, and how; absent for the default. */
  readonly imageZoom?: ImageZoomData;
  /** How diagrams are drawn; absent for the colours of the site. */
  readonly diagrams?: DiagramsData;
  /** Where code that readers edit has its result; absent where none can be edited. */
  readonly liveCode?: { readonly result: 'top' | 'bottom' };
  /** Address of the style sheet of formulas; absent where no page may have any. */
  readonly math?: string;
  /** Address of the module that draws diagrams; absent where no page has any, or mermaid is not installed. */
  readonly mermaid?: string;
  /** Sidebars by `instance/version/name`. In the browser only those that a page has needed so far. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItemData[]>>;
  /** Address of the data of each sidebar. */
  readonly sidebarUrls: Readonly<Record<string, string>>;
  /** The versions of each docs instance that has more than one. */
  readonly docsVersions: readonly DocsVersionsData[];
  /** Values of the site's own, for its own components. */
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** Where the search page is, what can be searched, and the hosted index of the site if it has one. */
export interface SearchData {
  /** Address of the search page. */
  readonly pageUrl: string;
  /** Whether one version of each docs instance is searched, that of the page first, or all of them alike. */
  readonly contextual: boolean;
  /** Versions of each docs instance by name, and the one that readers get who have not chosen. */
  readonly instances: Readonly<Record<string, { readonly versions: readonly string[]; readonly latest: string }>>;
  /** Absent where the site is searched in its own index. */
  readonly hosted?: HostedSearchData;
}

/** An index on a service's servers, queried by Algolia's API. */
export interface HostedSearchData {
  readonly appId: string;
  /** A key that only permits searching. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Origins of the servers to try, in turn. */
  readonly hosts: readonly string[];
  /** Parameters to be sent with each query. */
  readonly searchParameters: Readonly<Record<string, unknown>>;
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
  /** Its forms of plurals, for `formatCount`. */
  readonly plurals: readonly string[];
}

/** The versions of one docs instance. */
export interface DocsVersionsData {
  readonly instance: string;
  /** Newest first; their URLs are where they begin. */
  readonly versions: readonly DocsVersionData[];
}

/** A version of the docs that readers can switch to. */
export interface DocsVersionData extends VersionUrl {
  /** The address that its pages are below, where that is not where it begins. */
  readonly path?: string;
  /** Whether it is the one that readers get by default. */
  readonly isLast: boolean;
}

/** Whether readers can hide the sidebar, and whether opening a category closes the others of its level. */
export interface SidebarOptions {
  readonly hideable: boolean;
  readonly autoCollapseCategories: boolean;
}

/** The colour mode that a page begins with, and whether readers can choose another one. */
export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** How a click enlarges images; what is absent is as the zoom has it by default. */
export interface ImageZoomData {
  /** Selector of the images. */
  readonly selector?: string;
  /** Pixels around an enlarged image. */
  readonly margin?: number;
  /** Pixels that the reader scrolls until it closes. */
  readonly scrollOffset?: number;
}

/** How Mermaid draws the diagrams of a site. */
export interface DiagramsData {
  /** Theme of Mermaid in light mode; absent for the colours of the site. */
  readonly light?: string;
  /** Theme of Mermaid in dark mode; absent for the colours of the site. */
  readonly dark?: string;
  /** Options of Mermaid. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The bar above the navbar; once closed it stays so for readers until its `id` is another. */
export interface AnnouncementBarData {
  readonly id: string;
  readonly html: string;
  readonly closeable: boolean;
  /** The colours that it is given. */
  readonly style: { readonly background?: string; readonly color?: string };
}

/** What the footer shows; `copyright` is HTML. */
export interface FooterData {
  readonly columns: readonly FooterColumnData[];
  readonly logo?: LogoData;
  readonly copyright?: string;
  readonly style: 'light' | 'dark';
}

/** A column of links in the footer; one without a title has no heading. */
export interface FooterColumnData {
  readonly title?: string;
  readonly className?: string;
  readonly items: readonly FooterItemData[];
}

/** A link of the footer, or HTML in the place of one. */
export type FooterItemData =
  | (LinkAddress & {
      readonly label: string;
      readonly className?: string;
      /** Further attributes of the link. */
      readonly attributes?: Readonly<Record<string, string>>;
    })
  | { readonly html: string; readonly className?: string };
