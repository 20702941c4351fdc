import type { PostcssHook } from '@docsite/core';

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

export type RouteModules = {
  readonly [name: string]: RouteModule | RouteModules | readonly (RouteModule | RouteModules)[];
};
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
  /** Whether it is built around a plugin for content, which docsite stands in for: what it fails in is left out. */
  readonly isAround?: boolean;
}
