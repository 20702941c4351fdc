import type { ContentHooks } from '@docsite/core';
import { withExpectedSettings } from '../config/expected-settings.js';
import { preprocessorOf } from '../config/functions/preprocessor.js';
import { otherContexts, type PluginContext, pluginContext } from '../config/plugins/plugin-context.js';
import { readContent } from '../plugins/content/site-content.js';
import { makePlugins } from '../plugins/make-plugins.js';
import type { MadePlugin } from '../plugins/plugin.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { PluginThemeConfig } from '../plugins/plugin-theme-config.js';
import { hasSearchPage } from '../plugins/routes/search-page.js';
import { runPlugins } from '../plugins/run-plugins.js';
import { documentRules, loadLoaders } from '../plugins/webpack/document-loaders.js';
import type { SiteToComplete } from './site-to-complete.js';

/** The plugins of a site, run up to the point where the site can be built. */
export interface SitePlugins {
  readonly context: PluginContext;
  /** The plugins themselves; none for threads that only parse. */
  readonly made: readonly MadePlugin[];
  readonly results: PluginResults;
  /** The theme configuration with what plugins have added, and the keys that they have read. */
  readonly themeConfig: PluginThemeConfig;
}

/** Runs the plugins of a site. */
export async function runSitePlugins(site: SiteToComplete, hooks: ContentHooks): Promise<SitePlugins> {
  const { file, purpose, siteConfig, plugins, takeover } = site;
  const themeConfig = new PluginThemeConfig(siteConfig.themeConfig);
  const shown = { ...siteConfig, themeConfig: themeConfig.shown };
  const sources = { siteDir: takeover.siteDir, file, siteConfig: shown };
  const context = pluginContext(sources);
  const run = { takeover, themeConfig, readContent: (locale: string) => contentOf(site, hooks, locale) };
  const made = purpose === 'settings' ? [] : await makePlugins(plugins, { ...run, context });
  const others = { uses: plugins, contexts: otherContexts(sources) };
  const all = { ...run, others, hasSearchPage: hasSearchPage(site.config, plugins) };
  if (purpose === 'documents') {
    const results = await runPlugins([], context, all);
    const webpackHooks = made.map(({ plugin }) => plugin.configureWebpack);
    const rules = documentRules(webpackHooks, takeover.siteDir);
    const loaders = { documentRules: rules, documentLoaders: await loadLoaders(rules, takeover) };
    return { context, made: [], results: { ...results, ...loaders }, themeConfig };
  }
  const results = await runPlugins(made, context, all);
  return { context, made, results, themeConfig };
}

/** The content of the site in a language, for plugins that request it. */
function contentOf(site: SiteToComplete, hooks: ContentHooks, locale: string) {
  const { config, takeover } = site;
  const preprocessor = preprocessorOf(site);
  const expected = withExpectedSettings(config, preprocessor && { preprocessor });
  return readContent({ siteDir: takeover.siteDir, config: expected, hooks }, locale);
}
