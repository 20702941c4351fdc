import type { BundlingRules, LoadedFiles, Messages, SiteFinisher, UserConfig } from '@docsite/core';
import type { BodyHtml, HeadTag } from '../config/theme/head-tag.js';
import type { DocumentFacts } from './document-changes.js';
import { differingValues, type PluginModules, pluginModules, type ValuesByLocale } from './modules-by-locale.js';
import { tagsByLocale } from './parts-by-locale.js';
import type { PluginParts } from './plugin-parts.js';
import { byLocale, type PluginLanguage } from './plugins-by-locale.js';
import { type AddedInLocale, type AddedRoute, routePages } from './routes/route-modules.js';
import { type SiteToFinish, siteFinisher } from './site-finisher.js';
import { type LoadersByFile, loadLoaders } from './webpack/document-loaders.js';
import type { AddedEndings } from './webpack/module-endings.js';

/** The parts that plugins add to a site. */
export interface PluginResults {
  readonly routes: NonNullable<UserConfig['routes']>;
  /** Code of modules that they have created, by import specifier. */
  readonly modules: Readonly<Record<string, string>>;
  /** The key paths of the plugins that requested modules for pages, by import specifier. */
  readonly modulePaths: Readonly<Record<string, readonly PropertyKey[]>>;
  /** Values of those modules that differ between languages. */
  readonly localeModules: ValuesByLocale;
  /** Messages for their code, by locale. */
  readonly messages: Readonly<Record<string, Messages>>;
  readonly head: readonly HeadTag[];
  readonly bodyHtml: readonly BodyHtml[];
  /** Modules that run on every page, absolute or by package name. */
  readonly clientModules: readonly string[];
  /** Theme folders, absolute, topmost first. */
  readonly themes: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
  /** File extensions that imports may omit, in addition to those of Docusaurus. */
  readonly endings: readonly AddedEndings[];
  readonly bundling: Pick<
    BundlingRules,
    | 'fallbacks'
    | 'globals'
    | 'constants'
    | 'serverConstants'
    | 'loadedFiles'
    | 'moduleFolders'
    | 'folderChoices'
    | 'replacements'
  >;
  /** Documents, with the loaders that change their text. */
  readonly documentRules: readonly LoadedFiles[];
  readonly documentLoaders: LoadersByFile;
  readonly watched: readonly string[];
  /** Whether plugins may have written files of the site so far, or webpack plugins do something before a build. */
  readonly mayWrite: () => boolean;
  /** Additional facts about documents, by locale. */
  readonly facts: Readonly<Record<string, DocumentFacts>>;
  readonly finisher?: SiteFinisher;
  /** The routes that they have added, by language. */
  readonly addedRoutes: ReadonlyMap<string, readonly AddedRoute[]>;
}

/**
 * Combines what plugins have created in each language.
 *
 * @param languages Starting with the default one, from which everything is taken that cannot differ.
 */
export async function pluginResults(
  languages: readonly [PluginLanguage, ...PluginLanguage[]],
  site: SiteToFinish,
): Promise<PluginResults> {
  const [{ parts }] = languages;
  const partsByLocale = byLocale(languages, (language) => language.parts);
  const documentRules = parts.flatMap(({ webpack }) => webpack?.documents ?? []);
  const modules = pluginModules(languages);
  const pages = routePages(languages.map((language) => addedIn(language, modules)));
  return {
    messages: Object.fromEntries(byLocale(languages, messagesIn)),
    head: tagsByLocale(partsByLocale, ({ head }) => head),
    bodyHtml: tagsByLocale(partsByLocale, ({ bodyHtml }) => bodyHtml),
    clientModules: parts.flatMap(({ clientModules }) => clientModules),
    themes: parts.flatMap(({ themes }) => themes.toReversed()).toReversed(),
    aliases: Object.assign({}, ...parts.map(({ webpack }) => webpack?.aliases)),
    endings: parts.flatMap(({ webpack }) => webpack?.endings ?? []),
    bundling: bundlingOf(parts),
    documentRules,
    documentLoaders: await loadLoaders(documentRules, site.takeover),
    watched: [...new Set(parts.flatMap(({ watched }) => watched))],
    mayWrite: () =>
      languages.some((language) => language.mayWrite()) ||
      parts.some(({ webpack }) => (webpack?.before.length ?? 0) > 0),
    facts: Object.fromEntries(byLocale(languages, ({ loaded }) => loaded.facts)),
    routes: pages.routes,
    modules: { ...modules.code, ...pages.modules },
    modulePaths: pages.paths,
    localeModules: differingValues(languages),
    addedRoutes: byLocale(languages, ({ loaded }) => loaded.data.routes),
    ...siteFinisher(
      byLocale(languages, ({ loaded }) => loaded),
      site,
    ),
  };
}

function messagesIn({ parts }: PluginLanguage): Messages {
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

function addedIn(language: PluginLanguage, { nameIn }: PluginModules): AddedInLocale {
  const { locale, loaded } = language;
  return {
    locale,
    added: loaded.data.routes,
    baseUrl: loaded.context.baseUrl,
    nameOf: (name) => nameIn(language, name),
  };
}

function bundlingOf(parts: readonly PluginParts[]): PluginResults['bundling'] {
  const all = <K extends 'fallbacks' | 'globals' | 'constants' | 'serverConstants'>(
    key: K,
  ): NonNullable<PluginResults['bundling'][K]> => Object.assign({}, ...parts.map(({ webpack }) => webpack?.[key]));
  return {
    fallbacks: all('fallbacks'),
    globals: all('globals'),
    constants: all('constants'),
    serverConstants: all('serverConstants'),
    loadedFiles: parts.flatMap(({ webpack }) => webpack?.loadedFiles ?? []),
    moduleFolders: parts.flatMap(({ webpack }) => webpack?.moduleFolders ?? []),
    replacements: parts.flatMap(({ webpack }) => webpack?.replacements ?? []),
    folderChoices: parts.flatMap(({ webpack }) => webpack?.folderChoices ?? []),
  };
}
