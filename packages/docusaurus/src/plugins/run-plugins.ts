import { resolve } from 'node:path';
import type { BundlingRules, SiteFinisher, UserConfig } from '@docsite/core';
import { importedModule } from '@docsite/core/process';
import type { PluginContext } from '../config/plugin-context.js';
import type { Takeover } from '../takeover.js';
import { injectedTags } from './html-tags.js';
import { type Caller, caller, failed, loadContents } from './load-contents.js';
import type { MadePlugin } from './plugin.js';
import { PluginObservations } from './plugin-observations.js';
import {
  differingValues,
  loadByLocale,
  type OtherLocales,
  type PluginRun,
  type ValuesByLocale,
} from './plugins-by-locale.js';
import { routePages } from './route-modules.js';
import { siteFinisher } from './site-finisher.js';
import { watchedPaths } from './watched-paths.js';
import { webpackChanges } from './webpack-changes.js';

/** What the plugins of a site add to it. */
export interface PluginResults {
  readonly routes: NonNullable<UserConfig['routes']>;
  /** Code of modules that they have made, by the names that they are imported by. */
  readonly modules: Readonly<Record<string, string>>;
  /** Values of those of them that are not the same in all languages. */
  readonly localeModules: ValuesByLocale;
  readonly head: NonNullable<UserConfig['head']>;
  /** Modules that run on every page, absolute or by the names of packages. */
  readonly clientModules: readonly string[];
  /** Folders of themes, absolute, the topmost first. */
  readonly themes: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
  readonly bundling: Omit<BundlingRules, 'hasTypedScripts' | 'hasLateImports'>;
  readonly watched: readonly string[];
  readonly finisher?: SiteFinisher;
}

/** Functions of plugins that docsite has no place for. */
const ignored = ['extendCli', 'configureBundler'];

/**
 * Runs plugins up to the point where the site can be built. What a plugin throws is a finding that names it.
 *
 * @param others Its other languages, in each of which they run anew, as far as their content goes.
 */
export async function runPlugins(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  { others, ...run }: PluginRun & { readonly others: OtherLocales },
): Promise<PluginResults> {
  const { takeover, readContent } = run;
  const observations = new PluginObservations(context);
  const call = caller(takeover, observations);
  for (const { name } of plugins) takeover.takes(`plugin ${name}`);
  for (const { plugin, name } of plugins)
    for (const hook of ignored) if (hook in plugin) takeover.leaves(`${hook} of plugin ${name}`);
  const loaded = await loadContents(plugins, context, { call, readContent });
  const { contents, data } = loaded;
  const pages = routePages(data.routes, context.baseUrl);
  const collected = await collect([...contents.keys()], { contents, context, takeover, call });
  for (const reads of observations.reads) importedModule.publish(reads);
  const byLocale = new Map([
    [context.i18n.currentLocale, loaded] as const,
    ...(plugins.length === 0 ? [] : await loadByLocale(others, run)),
  ]);
  return {
    ...collected,
    routes: pages.routes,
    modules: { ...data.modules(), ...pages.modules },
    localeModules: differingValues(byLocale),
    ...siteFinisher(context, byLocale),
  };
}

interface Collecting {
  readonly contents: ReadonlyMap<MadePlugin, unknown>;
  readonly context: PluginContext;
  readonly takeover: Takeover;
  readonly call: Caller;
}

async function collect(plugins: readonly MadePlugin[], { contents, context, takeover, call }: Collecting) {
  const { siteDir } = context;
  const head: PluginResults['head'] = [];
  const [clientModules, themes, watched]: [string[], string[], string[]] = [[], [], []];
  const aliases: Record<string, string> = {};
  const bundling = { fallbacks: {}, globals: {}, constants: {} };
  for (const made of plugins) {
    const { plugin, name, folder } = made;
    const tags = await call(made, 'injectHtmlTags', () => plugin.injectHtmlTags?.({ content: contents.get(made) }));
    const injected = injectedTags(tags === failed ? undefined : tags);
    head.push(...injected.head);
    for (const element of injected.left) takeover.leaves(`${element} that plugin ${name} adds to documents`);
    const modules = await call(made, 'getClientModules', () => plugin.getClientModules?.());
    clientModules.push(...texts(modules).map((path) => (path.startsWith('.') ? resolve(folder, path) : path)));
    const theme = await call(made, 'getThemePath', () => plugin.getThemePath?.());
    themes.unshift(...texts(theme).map((path) => resolve(folder, path)));
    const globs = await call(made, 'getPathsToWatch', () => plugin.getPathsToWatch?.());
    watched.push(...watchedPaths(texts(globs), siteDir));
    const changes = await call(made, 'configureWebpack', () => webpackChanges(plugin, siteDir));
    if (typeof changes === 'symbol' || changes === undefined) continue;
    Object.assign(aliases, changes.aliases);
    Object.assign(bundling.fallbacks, changes.fallbacks);
    Object.assign(bundling.globals, changes.globals);
    Object.assign(bundling.constants, changes.constants);
    if (changes.hasMore) takeover.leaves(`configureWebpack of plugin ${name}, but for names of modules`);
  }
  return { head, clientModules, themes, aliases, bundling, watched: [...new Set(watched)] };
}

function texts(value: unknown): string[] {
  return [value].flat().filter((item): item is string => typeof item === 'string');
}
