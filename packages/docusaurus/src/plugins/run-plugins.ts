import type { BundlingRules, LoadedFiles, Messages, SiteFinisher, UserConfig } from '@docsite/core';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { HeadTag } from '../config/theme/head-tag.js';
import type { DocumentFacts } from './document-changes.js';
import { headByLocale, leaveDiffering } from './parts-by-locale.js';
import type { MadePlugin } from './plugin.js';
import { caller } from './plugin-calls.js';
import { PluginObservations } from './plugin-observations.js';
import type { PluginParts } from './plugin-parts.js';
import {
  differingValues,
  loadLocale,
  loadOthers,
  type OtherLocales,
  type PluginLanguage,
  type PluginModules,
  type PluginRun,
  pluginModules,
  type ValuesByLocale,
} from './plugins-by-locale.js';
import { type AddedInLocale, type AddedRoute, routePages } from './routes/route-modules.js';
import { siteFinisher } from './site-finisher.js';
import { type LoadersByFile, loadLoaders } from './webpack/document-loaders.js';
import type { AddedEndings } from './webpack/module-endings.js';
import type { WebpackChanges } from './webpack/webpack-changes.js';

/** What a site's plugins add to it. */
export interface PluginResults {
  readonly routes: NonNullable<UserConfig['routes']>;
  /** Code of modules that they have created, by import specifier. */
  readonly modules: Readonly<Record<string, string>>;
  /** The paths of keys of the plugins that asked for modules of pages, by import specifier. */
  readonly modulePaths: Readonly<Record<string, readonly PropertyKey[]>>;
  /** Values of those modules that differ between languages. */
  readonly localeModules: ValuesByLocale;
  /** Messages that their code asks for, by locale. */
  readonly messages: Readonly<Record<string, Messages>>;
  readonly head: readonly HeadTag[];
  /** Modules that run on every page, absolute or by package name. */
  readonly clientModules: readonly string[];
  /** Theme folders, absolute, topmost first. */
  readonly themes: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
  /** File extensions that imports may omit, in addition to those of Docusaurus. */
  readonly endings: readonly AddedEndings[];
  readonly bundling: Pick<BundlingRules, 'fallbacks' | 'globals' | 'constants' | 'loadedFiles'>;
  /** Documents, with the loaders that change their text. */
  readonly documentRules: readonly LoadedFiles[];
  readonly documentLoaders: LoadersByFile;
  readonly watched: readonly string[];
  /** Whether webpack plugins do something before a build, such as writing files. */
  readonly preparesBuild: boolean;
  /** Additional facts about documents, by locale. */
  readonly facts: Readonly<Record<string, DocumentFacts>>;
  readonly finisher?: SiteFinisher;
  /** The routes that they have added, by language. */
  readonly addedRoutes: ReadonlyMap<string, readonly AddedRoute[]>;
}

/** Lifecycle methods that docsite does not support. */
const ignored = ['extendCli', 'configureBundler'];

/**
 * Runs plugins up to the point where the site can be built. What a plugin throws becomes a finding that names it.
 *
 * @param others The site's other languages, in which plugins run again as far as their content is concerned.
 */
export async function runPlugins(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  { others: otherLocales, ...run }: PluginRun & { readonly others: OtherLocales },
): Promise<PluginResults> {
  const { takeover } = run;
  const observations = new PluginObservations(context);
  const call = caller(takeover, observations);
  for (const { name } of plugins) takeover.takes(`plugin ${name}`);
  for (const { plugin, name } of plugins)
    for (const hook of ignored) if (hook in plugin) takeover.leaves(`${hook} of plugin ${name}`);
  const first = await loadLocale(plugins, context, { ...run, call, observations, preparesBuild: true });
  const others = plugins.length === 0 ? [] : await loadOthers(otherLocales, run);
  const languages = [first, ...others];
  const { parts } = first;
  for (const { made, webpack } of parts)
    if (webpack?.hasMore) takeover.leaves(`configureWebpack of plugin ${made.name}, ${takenOf(webpack)}`);
  const partsByLocale = new Map(languages.map((language) => [language.locale, language.parts]));
  leaveDiffering(partsByLocale, takeover);
  const documentRules = parts.flatMap(({ webpack }) => webpack?.documents ?? []);
  const modules = pluginModules(languages);
  const pages = routePages(languages.map((language) => addedIn(language, modules)));
  return {
    messages: Object.fromEntries(languages.map((language) => [language.locale, messagesIn(language)])),
    head: headByLocale(partsByLocale),
    clientModules: parts.flatMap(({ clientModules }) => clientModules),
    themes: parts.flatMap(({ themes }) => themes.toReversed()).toReversed(),
    aliases: Object.assign({}, ...parts.map(({ webpack }) => webpack?.aliases)),
    endings: parts.flatMap(({ webpack }) => webpack?.endings ?? []),
    bundling: bundlingOf(parts),
    documentRules,
    documentLoaders: await loadLoaders(documentRules, takeover),
    watched: [...new Set(parts.flatMap(({ watched }) => watched))],
    preparesBuild: parts.some(({ webpack }) => (webpack?.before.length ?? 0) > 0),
    facts: Object.fromEntries(languages.map(({ locale, loaded }) => [locale, loaded.facts])),
    routes: pages.routes,
    modules: { ...modules.code, ...pages.modules },
    modulePaths: pages.paths,
    localeModules: differingValues(languages),
    addedRoutes: new Map(languages.map(({ locale, loaded }) => [locale, loaded.data.routes])),
    ...siteFinisher(new Map(languages.map((language) => [language.locale, language.loaded])), takeover),
  };
}

function messagesIn({ parts }: PluginLanguage): Messages {
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}

function takenOf({ before, leftLoaders }: WebpackChanges): string {
  const taken = `except for names of modules${before.length > 0 ? ' and what it does before a build' : ''}`;
  return leftLoaders.length > 0 ? `${taken}; loaders left out: ${leftLoaders.join(', ')}` : taken;
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
  const all = <K extends 'fallbacks' | 'globals' | 'constants'>(key: K): PluginResults['bundling'][K] =>
    Object.assign({}, ...parts.map(({ webpack }) => webpack?.[key]));
  return {
    fallbacks: all('fallbacks'),
    globals: all('globals'),
    constants: all('constants'),
    loadedFiles: parts.flatMap(({ webpack }) => webpack?.loadedFiles ?? []),
  };
}
