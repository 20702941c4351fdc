import type { Finding, Place } from '../../diagnostic.js';
import type { ModuleReads } from '../code/module-reads.js';
import type { BundlingRules } from './bundling-rules.js';
import type { ContentHooks } from './content-hooks.js';
import type { PostcssHook } from './postcss-hook.js';
import type { SelectorAliases } from './selector-aliases.js';

/** A page of a finished site. */
export interface FinishedPage {
  /** Its address, as documents of the site link to it. */
  readonly url: string;
  /** The type of page: the `kind` of its facts. */
  readonly kind: string;
  /** Id of the docs instance or blog that it belongs to. */
  readonly instance?: string;
  readonly title?: string;
  readonly description?: string;
  /** Whether search engines are asked to leave it out. */
  readonly noIndex?: true;
  /** Id of its document. */
  readonly id?: string;
  /** The name of its sidebar. */
  readonly sidebar?: string;
  /** The version of the docs that it belongs to. */
  readonly version?: FinishedVersion;
}

/** A version of docs, as a finished page refers to it. */
export interface FinishedVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly banner?: 'unreleased' | 'unmaintained';
  readonly className?: string;
  /** Base address of its pages, and that of all versions. */
  readonly url: string;
  readonly instanceUrl: string;
  /** Its sidebars, by name. */
  readonly sidebars: Readonly<Record<string, readonly FinishedSidebarItem[]>>;
}

/** An entry of a sidebar: a category has `items`, a link has a `url`, and HTML has neither. */
export interface FinishedSidebarItem {
  readonly label?: string;
  /** The address of a page of the site, or the target as written. */
  readonly url?: string;
  /** Id of the document that a link points to. */
  readonly id?: string;
  readonly unlisted?: boolean;
  readonly description?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly items?: readonly FinishedSidebarItem[];
  readonly html?: string;
  readonly defaultStyle?: boolean;
  readonly className?: string;
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** The pages of a site in one language, as plugins see them. */
export interface FinishedLocale {
  /** The name of the locale. */
  readonly name: string;
  /** Its folder in the output; empty for the output folder itself. */
  readonly folder: string;
  readonly pages: readonly FinishedPage[];
  readonly blogs: readonly FinishedBlog[];
}

/** A blog, as plugins see it. */
export interface FinishedBlog {
  readonly id: string;
  /** The posts in its sidebar; absent for a blog without one. */
  readonly sidebar?: {
    readonly title: string;
    readonly posts: readonly FinishedPost[];
  };
}

/** A post in the sidebar of its blog. */
export interface FinishedPost {
  readonly title: string;
  readonly url: string;
  /** In ISO 8601. */
  readonly date: string;
  readonly unlisted: boolean;
}

/** Post-processes a finished site. */
export interface SiteFinisher {
  /**
   * Adds files to a copy of the site, or changes some.
   *
   * @param outDir The copy, absolute.
   */
  finish(outDir: string, locales: readonly FinishedLocale[]): Promise<Finishing>;
}

/** The result of post-processing a finished site. */
export interface Finishing {
  readonly findings: readonly Finding[];
  /** What the code involved has read besides the site. */
  readonly reads: readonly ModuleReads[];
}

/** A missing package or file that the configuration names, and the parts that the site may lack without it. */
export interface AbsentPackage {
  readonly kind: 'plugin' | 'theme' | 'preset';
  /** Its name or path, such as `docusaurus-preset-openapi`. */
  readonly name: string;
  /** Where the configuration names it. */
  readonly place: Place;
  /** The command that installs it; absent for a file of the site, which does not exist. */
  readonly command?: string;
  /** Routes and folders below which it may add pages, such as `/api`; `/` if it may add any page. */
  readonly routes: readonly string[];
}

/** Virtual modules whose values depend on the pages of the site. */
export interface PageModules {
  /** Import specifiers. */
  readonly names: readonly string[];
  /** The values by import specifier: plain data, which depends only on the addresses, ids and sidebars of pages. */
  valuesOf(locale: FinishedLocale): Readonly<Record<string, unknown>>;
}

/** The document of a page, for modules that import it. */
export interface ImportedDocument {
  /** The page and the site that it is part of: a `Page` and a `Site`, which this stage does not know yet. */
  readonly page: object;
  readonly site: object;
  /** Its front matter as written, with dates as text. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The address of an image next to it; undefined if it does not exist. */
  readonly imageUrl: (src: string) => string | undefined;
}

/** What an adapter or a preset adds to the configuration of a site written for another builder. */
export interface ConfigAdditions {
  /** Source code of virtual modules, by import specifier. */
  readonly modules: Readonly<Record<string, string>>;
  /**
   * Virtual modules whose default export holds, by key, the default exports of the modules named here. Browsers load
   * each of these only when `load(key)` of the virtual module is called.
   */
  readonly lateModules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where the configuration asks for virtual modules: what they import is reported there if it is missing. */
  readonly modulePlaces?: Readonly<Record<string, Place>>;
  /** Values of virtual modules, by locale and import specifier; all locales have the same specifiers. Plain data. */
  readonly localeModules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly pageModules?: PageModules;
  /** What the site's style sheets call the elements of docsite's theme. */
  readonly selectors?: SelectorAliases;
  /** Whether style sheets are written for left-to-right text alone, and are mirrored in right-to-left languages. */
  readonly mirrorsStyles?: boolean;
  /** The site's own wording for labels of docsite's theme, by locale. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Hooks that add PostCSS plugins to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[];
  /** What its code relies on from another bundler. */
  readonly bundling?: BundlingRules;
  /** Folders and files outside the content that the site is built from, absolute. */
  readonly watched?: readonly string[];
  /** Functions for settings that docsite's own configuration holds as plain values. */
  readonly hooks?: ContentHooks;
  /** What modules find in the document of a page that they import besides, or in place of, docsite's own values. */
  readonly documentExports?: (document: ImportedDocument) => Readonly<Record<string, unknown>>;
  /** Whether reading it may have written files of the site, which then have to be looked at again. */
  readonly writesFiles?: boolean;
  /** Packages that are not installed, and plugins without a file: what depends on them is counted, not reported. */
  readonly absentPackages?: readonly AbsentPackage[];
  /** Post-processes the finished site; absent if there is nothing to do. */
  readonly finisher?: SiteFinisher;
  /** What was taken over from the other builder's configuration and what was not, one line each. */
  readonly notes: readonly string[];
  /** Problems found in it. */
  readonly findings: readonly Finding[];
}
