import type * as z from 'zod';
import type { blogSchema } from './schema/content/blog.js';
import type { docsSchema } from './schema/content/docs.js';
import type { i18nSchema, localeSchema } from './schema/content/i18n.js';
import type { pagesSchema } from './schema/content/pages.js';
import type { ParsedConfig } from './schema/site.js';

/**
 * The validated configuration of a site, with defaults filled in. `defineConfig` takes the same shape with most keys
 * optional; `schema/` documents each key.
 */
export interface SiteConfig
  extends Omit<Frozen<ParsedConfig>, 'i18n' | 'docs' | 'pages' | 'blog' | 'markdown' | 'preset'> {
  readonly i18n: I18nConfig;
  readonly docs: readonly DocsConfig[];
  /** Absent for none. */
  readonly blog?: readonly BlogConfig[];
  readonly markdown: MarkdownConfig;
  /** Absent for none. */
  readonly pages?: readonly PagesConfig[];
}

/** A value that is read-only at every level. */
type Frozen<T> = unknown extends T
  ? T
  : T extends (...values: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** Content whose plugins have been moved to `markdown`. */
type WithoutPlugins<T> = Omit<Frozen<T>, 'remarkPlugins' | 'rehypePlugins'>;

/** The languages of a site. */
export interface I18nConfig extends Omit<Frozen<z.output<typeof i18nSchema>>, 'locales' | 'localeConfigs'> {
  /** All languages, the default one included. */
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>;
}

type ParsedLocale = Frozen<z.output<typeof localeSchema>>;

/** Keys without a default. */
type OpenLocaleKey = 'baseUrl' | 'url' | 'translate' | 'site';

/** Options of a language, including everything derived from its name. */
export interface LocaleConfig extends Required<Omit<ParsedLocale, OpenLocaleKey>>, Pick<ParsedLocale, OpenLocaleKey> {}

/** A docs instance: a folder of documents with versions. */
export interface DocsConfig extends WithoutPlugins<z.output<typeof docsSchema>> {}

/** A folder of pages outside the docs. */
export interface PagesConfig extends WithoutPlugins<z.output<typeof pagesSchema>> {}

/** A blog: a folder of dated posts. */
export interface BlogConfig extends WithoutPlugins<z.output<typeof blogSchema>> {}

/** How Markdown is read, including the plugins of docs, blogs and pages. */
export interface MarkdownConfig extends Omit<Frozen<ParsedConfig['markdown']>, 'remarkPlugins' | 'rehypePlugins'> {
  readonly remarkPlugins: readonly (PluginConfig | FolderPlugin)[];
  readonly rehypePlugins: readonly (PluginConfig | FolderPlugin)[];
  /** Folders whose documents are blog posts; absent for none. Derived from `blog` and `i18n`. */
  readonly postFolders?: readonly string[];
}

/** A unified plugin: the function, or the function and its options. */
export type PluginConfig = Frozen<ParsedConfig['markdown']>['remarkPlugins'][number];

/** A plugin limited to the documents of some folders. Derived from the plugins of docs, blogs and pages. */
export interface FolderPlugin {
  readonly folders: readonly string[];
  readonly plugin: PluginConfig;
}

/** The bar at the top of every page. */
export type NavbarConfig = SiteConfig['navbar'];

/** An item of the navbar, by its `type`. */
export type NavbarItemConfig = NavbarConfig['items'][number];

/** An item of a navbar dropdown. */
export type DropdownItemConfig = Extract<NavbarItemConfig, { readonly type: 'dropdown' }>['items'][number];

/** An image that stands for the site and links somewhere. */
export type LogoConfig = NonNullable<NavbarConfig['logo']>;

/** The end of every page. */
export type FooterConfig = NonNullable<SiteConfig['footer']>;

/** A link, or HTML, in a column of the footer. */
export type FooterItemConfig = FooterConfig['links'][number]['items'][number];

/** The headers that static hosts are asked to send with files. */
export type HeadersConfig = Exclude<SiteConfig['headers'], false>;

/** How the site is kept for offline reading. */
export type OfflineConfig = Exclude<SiteConfig['offline'], false>;

/** An icon of the installed app. */
export type AppIconConfig = NonNullable<OfflineConfig['manifest']['icons']>[number];

/** How a site is searched. */
export type SearchConfig = Exclude<SiteConfig['search'], false>;
