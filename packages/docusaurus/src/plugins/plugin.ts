import type { PostcssHook } from '@docsite/core';
import type { DocumentChanges } from './document-changes.js';

/** A plugin of Docusaurus, as far as docsite calls it. */
export interface SitePlugin {
  readonly name?: string;
  loadContent?(): unknown;
  getTranslationFiles?(args: { content: unknown }): unknown;
  translateContent?(args: { content: unknown; translationFiles: readonly TranslationFile[] }): unknown;
  contentLoaded?(args: { content: unknown; allContent: unknown; actions: PluginActions }): unknown;
  allContentLoaded?(args: { allContent: unknown; actions: PluginActions }): unknown;
  injectHtmlTags?(args: { content: unknown }): unknown;
  getClientModules?(): unknown;
  getThemePath?(): unknown;
  getPathsToWatch?(): unknown;
  configureWebpack?: unknown;
  configurePostCss?: PostcssHook;
  postBuild?(props: object): unknown;
}

/** Texts of a plugin by their ids; `path` is relative to its folder of a locale and lacks the ending `.json`. */
export interface TranslationFile {
  readonly path: string;
  readonly content: Readonly<Record<string, { readonly message: string; readonly description?: string }>>;
}

/** What a plugin does with its content. */
export interface PluginActions {
  readonly addRoute: (route: RouteConfig) => void;
  readonly createData: (name: string, data: unknown) => Promise<string>;
  readonly setGlobalData: (data: unknown) => void;
}

/** A page that a plugin adds; its path begins with the base URL. */
export interface RouteConfig {
  readonly path: string;
  readonly component: string;
  /** Modules by the property that the component gets them as, in lists and objects of any depth. */
  readonly modules?: RouteModules;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly exact?: boolean;
  readonly routes?: readonly RouteConfig[];
}

/** Modules that a route gives its component as properties, in lists and objects of any depth. */
export type RouteModules = {
  readonly [name: string]: RouteModule | RouteModules | readonly (RouteModule | RouteModules)[];
};

/** A module by its path, or by an alias such as `@site/…`; docsite ignores `query`. */
export type RouteModule = string | { readonly path: string; readonly query?: object; readonly __import?: boolean };

/** A plugin that was made, and where the configuration names it. */
export interface MadePlugin {
  /** What messages call it. */
  readonly name: string;
  /** Its own name and its id, by which it keeps its data. */
  readonly key: string;
  readonly id: string;
  /** The keys that lead to it in the configuration. */
  readonly path: readonly PropertyKey[];
  /**
   * What its relative paths begin at: the folder of its module, or of the site for a function in the configuration;
   * absolute.
   */
  readonly folder: string;
  readonly plugin: SitePlugin;
  /**
   * What it changes about documents, if it wraps a content plugin, which docsite replaces: calls of it that fail are
   * left out.
   */
  readonly changes?: DocumentChanges;
}
