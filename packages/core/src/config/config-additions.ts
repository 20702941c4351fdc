import type { Finding } from '../diagnostic.js';
import type { BundlingRules } from './bundling-rules.js';
import type { ContentHooks } from './content-hooks.js';
import type { ModuleReads } from './module-reads.js';
import type { PostcssHook } from './postcss-hook.js';
import type { SelectorAliases } from './selector-aliases.js';

/** A page of a finished site. */
export interface FinishedPage {
  /** Its address, as documents of the site link to it. */
  readonly url: string;
  /** What sort of page it is: the `kind` of its facts. */
  readonly kind: string;
  /** Id of the docs instance, or of the blog, that it is of. */
  readonly instance?: string;
  readonly title?: string;
  readonly description?: string;
  /** Id of a document. */
  readonly id?: string;
  /** The sidebar that it has. */
  readonly sidebar?: string;
  /** The version of the docs that it is of. */
  readonly version?: FinishedVersion;
}

/** A version of docs, as that of a finished page. */
export interface FinishedVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly banner?: 'unreleased' | 'unmaintained';
  readonly className?: string;
  /** Addresses that its pages are below, and those of all versions. */
  readonly url: string;
  readonly instanceUrl: string;
  /** Entries of its sidebars, by their names. */
  readonly sidebars: Readonly<Record<string, readonly FinishedSidebarItem[]>>;
}

/** An entry of a sidebar: a category has `items`, a link leads to `url`, and HTML is neither. */
export interface FinishedSidebarItem {
  readonly label?: string;
  /** Where it leads: the address of a page of the site, or what is written. */
  readonly url?: string;
  /** Id of the document that a link leads to. */
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

/** A finished site in one language. */
export interface FinishedLocale {
  /** The locale. */
  readonly name: string;
  /** The folder of the output that it is in; empty for the output itself. */
  readonly folder: string;
  readonly pages: readonly FinishedPage[];
}

/** What is done with a finished site. */
export interface SiteFinisher {
  /**
   * Adds files to a copy of the site, or changes some.
   *
   * @param outDir The copy, absolute.
   */
  finish(outDir: string, locales: readonly FinishedLocale[]): Promise<Finishing>;
}

/** The result of working on a finished site. */
export interface Finishing {
  readonly findings: readonly Finding[];
  /** What code has read for it beside the site. */
  readonly reads: readonly ModuleReads[];
}

/**
 * What a site that was written for another builder has beside the values of its configuration: an adapter or a preset
 * gives it.
 */
export interface ConfigAdditions {
  /** Code of modules that no file holds, by the names that they are imported by. */
  readonly modules: Readonly<Record<string, string>>;
  /**
   * Values of modules that no file holds, by the name of the locale and the names that they are imported by: all
   * locales have the same names. Plain data.
   */
  readonly localeModules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the site's style sheets call the elements of docsite's theme. */
  readonly selectors?: SelectorAliases;
  /** Words of docsite's theme that the site has otherwise, by the name of the locale. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What adds plugins of PostCSS to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[];
  /** What its code counts on of another bundler. */
  readonly bundling?: BundlingRules;
  /** Folders and files beside the content that the site is made of, absolute. */
  readonly watched?: readonly string[];
  /** Functions for what configurations of docsite hold as values. */
  readonly hooks?: ContentHooks;
  /** Whether its code may have written files of the site while it was read: these are looked at again. */
  readonly writesFiles?: boolean;
  /** What is done with the finished site; absent for nothing. */
  readonly finisher?: SiteFinisher;
  /** What was taken over of the other builder's configuration, and what was not: a line each. */
  readonly notes: readonly string[];
  /** What was found in it. */
  readonly findings: readonly Finding[];
}
