import type { Severity } from '../diagnostic.js';
import type { OfflineConfig } from './offline-config.js';
import type { HostedSearchConfig, LocalSearchConfig } from './search-config.js';

/**
 * The validated configuration of a site, defaults filled in. `defineConfig` takes the same shape with most keys
 * optional.
 */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Origin of the deployed site, without a trailing slash. */
  readonly url: string;
  /** Path the site is served under; begins and ends with a slash. */
  readonly baseUrl: string;
  /** `true`: `/a/`; `false`: `/a`, written as `a.html`; absent: `/a`, written as `a/index.html`. */
  readonly trailingSlash?: boolean;
  readonly titleDelimiter: string;
  readonly favicon?: string;
  /** Default social image, a path under the site. */
  readonly image?: string;
  readonly themeColor: string;
  readonly i18n: I18nConfig;
  readonly docs: readonly DocsConfig[];
  readonly pages?: PagesConfig;
  readonly staticDirectories: readonly string[];
  /** Folder of the site's own theme components. */
  readonly themeDir: string;
  readonly markdown: MarkdownConfig;
  /** Whether each page is written as Markdown, too, at its address plus `.md`. */
  readonly markdownTwins: boolean;
  readonly navbar: NavbarConfig;
  readonly footer?: FooterConfig;
  readonly announcementBar?: AnnouncementBarConfig;
  readonly colorMode: ColorModeConfig;
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean };
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  /** `false` for none. */
  readonly search: LocalSearchConfig | HostedSearchConfig | false;
  /** Route of the versions page; `false` for none. */
  readonly versionsPage: string | false;
  /** What static hosts are told to send with the files; `false` for nothing. */
  readonly headers: HeadersConfig | false;
  /** How readers take the site along; `false` for no worker and no manifest. */
  readonly offline: OfflineConfig | false;
  /** What readers may have to load; `false` for no bounds. */
  readonly budgets: BudgetsConfig | false;
  /** Severity of each rule that differs from its default. */
  readonly rules: Readonly<Record<string, Severity>>;
  readonly customFields: Readonly<Record<string, unknown>>;
}

export interface HeadersConfig {
  /** Sources to let through beside those that every site needs, by directive; `false` for no policy at all. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>> | false;
}

/** Kilobytes of 1,000 bytes, compressed by gzip. */
export interface BudgetsConfig {
  /** Script that a page begins with. */
  readonly firstScript: number;
  /** Script that a page has loaded once it is idle. */
  readonly script: number;
  readonly styles: number;
  /** Fonts that the theme brings, as they are. */
  readonly fonts: number;
}

export interface I18nConfig {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>;
}

export interface LocaleConfig {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** Folder under `i18n/`. */
  readonly path: string;
}

/** One docs instance: a folder of documents under a base path, with versions, sidebars and tags of its own. */
export interface DocsConfig {
  readonly id: string;
  /** Folder, relative to the site folder. */
  readonly path: string;
  /** Base path of its routes, without slashes at the ends; empty for the root. */
  readonly routeBasePath: string;
  /** Module or JSON file of its sidebars; absent: one generated sidebar; `false`: none. */
  readonly sidebarPath?: string | false;
  readonly exclude: readonly string[];
  readonly tagsBasePath: string;
  readonly breadcrumbs: boolean;
  readonly numberPrefixes: boolean;
  readonly editUrl?: string;
  readonly editLocalizedFiles: boolean;
  readonly editCurrentVersion: boolean;
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
  readonly includeCurrentVersion: boolean;
  /** Name of the version served at the base path. */
  readonly lastVersion?: string;
  readonly onlyIncludeVersions?: readonly string[];
  readonly versions: Readonly<Record<string, VersionConfig>>;
}

export interface VersionConfig {
  readonly label?: string;
  readonly path?: string;
  readonly banner?: 'none' | 'unreleased' | 'unmaintained';
  readonly badge?: boolean;
  readonly noIndex?: boolean;
}

export interface PagesConfig {
  readonly path: string;
  readonly routeBasePath: string;
  readonly exclude: readonly string[];
  readonly editUrl?: string;
  readonly showLastUpdateTime: boolean;
  readonly showLastUpdateAuthor: boolean;
}

export interface MarkdownConfig {
  /** `detect`: `.md` is CommonMark, `.mdx` is MDX; `mdx`: both are MDX. */
  readonly format: 'detect' | 'mdx';
  readonly parser: 'satteri' | 'remark';
  readonly remarkPlugins: readonly PluginConfig[];
  readonly rehypePlugins: readonly PluginConfig[];
  /** Directive names drawn as admonitions beside the built-in ones. */
  readonly admonitions: readonly string[];
  /** Languages that fences name otherwise, by the name they use. */
  readonly languageAliases: Readonly<Record<string, string>>;
}

/** A unified plugin: the function, or the function and its options. */
// biome-ignore lint/suspicious/noExplicitAny: a plugin's options are its own
export type PluginConfig = ((...options: any[]) => unknown) | readonly [(...options: any[]) => unknown, ...unknown[]];

export interface NavbarConfig {
  readonly title?: string;
  readonly logo?: LogoConfig;
  readonly hideOnScroll: boolean;
  readonly items: readonly NavbarItemConfig[];
}

export interface LogoConfig {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly href?: string;
}

/** Each `type` wants keys of its own; an item without `type` is a link, or a dropdown where it has `items`. */
export interface NavbarItemConfig {
  readonly type?: string;
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsInstance?: string;
  readonly position?: 'left' | 'right';
  readonly activeBasePath?: string;
  readonly className?: string;
  readonly html?: string;
  readonly items?: readonly NavbarItemConfig[];
}

export interface FooterConfig {
  readonly style: 'light' | 'dark';
  readonly logo?: LogoConfig;
  readonly copyright?: string;
  readonly links: readonly FooterColumnConfig[];
}

export interface FooterColumnConfig {
  readonly title?: string;
  readonly items: readonly FooterItemConfig[];
}

export interface FooterItemConfig {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly className?: string;
}

export interface AnnouncementBarConfig {
  readonly id: string;
  readonly content: string;
  readonly isCloseable: boolean;
}

export interface ColorModeConfig {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}
