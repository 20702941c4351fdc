import type { HeadTag, VersionUrl } from '@docsite/core/page-data';
import type { Labels } from './labels.js';
import type { OfflineData } from './offline-data.js';

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

export interface DocsVersionsData {
  readonly instance: string;
  /** Newest first; their URLs are where they begin. */
  readonly versions: readonly DocsVersionData[];
}

export interface DocsVersionData extends VersionUrl {
  /** The address that its pages are below, where that is not where it begins. */
  readonly path?: string;
  /** Whether it is the one that readers get by default. */
  readonly isLast: boolean;
}

export interface SidebarOptions {
  readonly hideable: boolean;
  readonly autoCollapseCategories: boolean;
}

export interface ColorModeData {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

export interface ImageZoomData {
  /** Selector of the images. */
  readonly selector?: string;
  /** Pixels around an enlarged image. */
  readonly margin?: number;
  /** Pixels that the reader scrolls until it closes. */
  readonly scrollOffset?: number;
}

export interface DiagramsData {
  /** Theme of Mermaid in light mode; absent for the colours of the site. */
  readonly light?: string;
  /** Theme of Mermaid in dark mode; absent for the colours of the site. */
  readonly dark?: string;
  /** Options of Mermaid. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface AnnouncementBarData {
  readonly id: string;
  readonly html: string;
  readonly closeable: boolean;
  /** The colours that it is given. */
  readonly style: { readonly background?: string; readonly color?: string };
}

export interface LogoData {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly href: string;
  readonly className?: string;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface NavbarData {
  readonly title?: string;
  readonly logo?: LogoData;
  readonly hideOnScroll: boolean;
  readonly style: 'light' | 'dark' | 'primary';
  readonly items: readonly NavbarItemData[];
}

export type NavbarItemData =
  | NavbarLinkData
  | {
      readonly type: 'dropdown';
      readonly label: string;
      readonly className?: string;
      readonly position: 'left' | 'right';
      readonly items: readonly NavbarEntryData[];
    }
  | NavbarHtmlData
  | { readonly type: 'search'; readonly position: 'left' | 'right' }
  | (NavbarChoiceData & {
      readonly type: 'version-dropdown';
      readonly instance: string;
      /** The versions that it lists, with labels of its own; absent for all. */
      readonly versions?: readonly { readonly name: string; readonly label?: string }[];
    })
  | (NavbarChoiceData & {
      readonly type: 'locale-dropdown';
      /** What is added to the addresses of its languages after a `?`. */
      readonly query?: string;
    })
  | NavbarComponentData;

/** A dropdown that leads to the same page in another version or language. */
export interface NavbarChoiceData {
  readonly position: 'left' | 'right';
  readonly className?: string;
  /** Entries above its own; absent for none. */
  readonly before?: readonly NavbarEntryData[];
  /** Entries below its own; absent for none. */
  readonly after?: readonly NavbarEntryData[];
}

/** An entry of a dropdown. */
export type NavbarEntryData = NavbarLinkData | NavbarHtmlData | NavbarComponentData;

/** Drawn by a component of the site's theme alone. */
export interface NavbarComponentData {
  readonly type: 'component';
  readonly position: 'left' | 'right';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** HTML of the site's own. */
export interface NavbarHtmlData {
  readonly type: 'html';
  readonly html: string;
  readonly position: 'left' | 'right';
  readonly className?: string;
}

/** Where a link of the shell leads. */
export interface LinkAddress {
  readonly href: string;
  /** The link leads to another site. */
  readonly external?: true;
  /** The link leads to a file of the site that is no page. */
  readonly file?: true;
}

export interface NavbarLinkData extends LinkAddress {
  readonly type: 'link';
  readonly label: string;
  readonly position: 'left' | 'right';
  /** The item is current on every page whose URL begins with this path. */
  readonly activeBasePath?: string;
  /** The item is current on every page whose URL this regular expression finds. */
  readonly activeBaseRegex?: string;
  /** The item is current on every page that shows this sidebar. */
  readonly activeSidebar?: string;
  readonly className?: string;
  /** HTML in place of the label. */
  readonly html?: string;
  /** Further attributes of the link. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What is read out in place of the label. */
  readonly ariaLabel?: string;
  /** The docs instance that the link leads into, where that has more than one version. */
  readonly docsInstance?: string;
  /** Where the link leads in each version that has its target; `href` is that of the latest. */
  readonly versionUrls?: readonly NavbarVersionUrl[];
}

export interface NavbarVersionUrl {
  /** Name of the version. */
  readonly version: string;
  readonly href: string;
  /** The words of the link in this version, where they are others. */
  readonly label?: string;
  readonly activeSidebar?: string;
}

export interface FooterData {
  readonly columns: readonly FooterColumnData[];
  readonly logo?: LogoData;
  readonly copyright?: string;
  readonly style: 'light' | 'dark';
}

export interface FooterColumnData {
  readonly title?: string;
  readonly className?: string;
  readonly items: readonly FooterItemData[];
}

export type FooterItemData =
  | (LinkAddress & {
      readonly label: string;
      readonly className?: string;
      /** Further attributes of the link. */
      readonly attributes?: Readonly<Record<string, string>>;
    })
  | { readonly html: string; readonly className?: string };

/** What any entry of a sidebar may have. */
interface SidebarEntryLook {
  readonly className?: string;
  /** Values for components of the site's own. */
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** An entry of a sidebar as templates draw it. */
export type SidebarItemData =
  | (LinkAddress &
      SidebarEntryLook & {
        readonly type: 'link';
        readonly label: string;
        /** It is shown on its own page alone. */
        readonly unlisted?: true;
      })
  | SidebarCategoryData
  | (SidebarEntryLook & { readonly type: 'html'; readonly html: string; readonly defaultStyle: boolean });

export interface SidebarCategoryData extends SidebarEntryLook {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page, else its first page; absent where the category holds no page. */
  readonly href?: string;
  /** Whether `href` is the category's own page. */
  readonly hasPage: boolean;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** All that it holds is unlisted: it is shown on the pages in it alone. */
  readonly unlisted?: true;
  readonly items: readonly SidebarItemData[];
}
