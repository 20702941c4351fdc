import type { PostcssHook } from '@docsite/core';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { DocumentChanges } from './document-changes.js';
import type { RouteConfig } from './routes/route-config.js';

/** A Docusaurus plugin, as far as docsite calls it. */
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
  getDefaultCodeTranslationMessages?(): unknown;
  configureWebpack?: unknown;
  configurePostCss?: PostcssHook['change'];
  postBuild?(props: object): unknown;
}

/** Texts of a plugin by id; `path` is relative to its folder for a locale, without the extension `.json`. */
export interface TranslationFile {
  readonly path: string;
  readonly content: Readonly<Record<string, { readonly message: string; readonly description?: string }>>;
}

/** The actions that a plugin can take with its content. */
export interface PluginActions {
  readonly addRoute: (route: RouteConfig) => void;
  readonly createData: (name: string, data: unknown) => Promise<string>;
  readonly setGlobalData: (data: unknown) => void;
}

/** A created plugin, and its place in the configuration. */
export interface MadePlugin {
  /** Its name in messages. */
  readonly name: string;
  /** Its own name and id, which identify its data. */
  readonly key: string;
  readonly id: string;
  /** Its path of keys in the configuration. */
  readonly path: readonly PropertyKey[];
  /**
   * The folder that its relative paths refer to: that of its module, or of the site for a function in the
   * configuration; absolute.
   */
  readonly folder: string;
  readonly plugin: SitePlugin;
  /** Creates it again, with another context. */
  readonly create: (context: PluginContext) => SitePlugin | null | undefined | Promise<SitePlugin | null | undefined>;
  /**
   * Its changes to documents, if it wraps a content plugin, which docsite replaces: errors in its calls are then
   * tolerated.
   */
  readonly changes?: DocumentChanges;
}
