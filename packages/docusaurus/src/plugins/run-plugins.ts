import type { PluginContext } from '../config/plugins/plugin-context.js';
import { leaveDiffering } from './parts-by-locale.js';
import type { MadePlugin } from './plugin.js';
import { caller } from './plugin-calls.js';
import { PluginObservations } from './plugin-observations.js';
import { type PluginResults, pluginResults } from './plugin-results.js';
import { byLocale, loadLocale, loadOthers, type OtherLocales, type PluginRun } from './plugins-by-locale.js';
import type { SiteToFinish } from './site-finisher.js';
import type { WebpackChanges } from './webpack/webpack-changes.js';

/** Lifecycle methods that docsite does not support. */
const ignored = ['extendCli', 'configureBundler'];

/** The site whose plugins run. */
export interface SiteOfPlugins extends PluginRun, SiteToFinish {
  /** Its other languages, in which plugins run again as far as their content is concerned. */
  readonly others: OtherLocales;
}

/** Runs plugins up to the point where the site can be built. What a plugin throws becomes a finding that names it. */
export async function runPlugins(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  site: SiteOfPlugins,
): Promise<PluginResults> {
  const { takeover } = site;
  const observations = new PluginObservations(context);
  const call = caller(takeover, observations);
  for (const { name } of plugins) takeover.takes(`plugin ${name}`);
  for (const { plugin, name } of plugins)
    for (const hook of ignored) if (hook in plugin) takeover.leaves(`${hook} of plugin ${name}`);
  const first = await loadLocale(plugins, context, { ...site, call, observations, preparesBuild: true });
  const others = plugins.length === 0 ? [] : await loadOthers(site.others, site);
  for (const { made, webpack } of first.parts)
    if (webpack?.hasMore) takeover.leaves(`configureWebpack of plugin ${made.name}, ${takenOf(webpack)}`);
  leaveDiffering(
    byLocale([first, ...others], ({ parts }) => parts),
    takeover,
  );
  return pluginResults([first, ...others], site);
}

/** Which of a plugin's changes to webpack's configuration docsite follows, as the end of a sentence. */
function takenOf({ before, leftLoaders }: WebpackChanges): string {
  const taken = `except for names of modules${before.length > 0 ? ' and what it does before a build' : ''}`;
  return leftLoaders.length > 0 ? `${taken}; loaders left out: ${leftLoaders.join(', ')}` : taken;
}
