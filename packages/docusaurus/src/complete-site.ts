import type { Place, PresetConfig } from '@docsite/core';
import { bundlingRules } from './complete/bundling-rules.js';
import { completedConfig } from './complete/completed-config.js';
import { completedModules } from './complete/completed-modules.js';
import type { Completion } from './complete/completion.js';
import { readOwnParts } from './complete/own-parts.js';
import { runSitePlugins } from './complete/site-plugins.js';
import { siteTexts } from './complete/site-texts.js';
import { hasFacts, type SiteToComplete } from './complete/site-to-complete.js';
import { stylingSettings } from './complete/styling-settings.js';
import { leaveUnused } from './complete/unused-parts.js';
import { hooksOf } from './config/hooks.js';
import { absentPackagesOf } from './config/plugins/absent-packages.js';
import { componentModules, componentPlaces } from './modules/components/option-components.js';
import { documentExports } from './plugins/content/document-exports.js';
import { asksForContent } from './plugins/load-contents.js';
import type { PluginResults } from './plugins/plugin-results.js';
import { pageValues } from './plugins/routes/page-values.js';
import { hasSearchPage } from './plugins/routes/search-page.js';
import { contentFolders } from './styles/sources/site-sources.js';
import type { Takeover } from './takeover.js';

/** Completes the configuration of a site with everything that its code and content expect from Docusaurus. */
export async function completeSite(site: SiteToComplete): Promise<Omit<PresetConfig, 'notes'>> {
  const { purpose, takeover } = site;
  const hooks = hooksOf(site.functions, site.config, takeover);
  const plugins = await runSitePlugins(site, hooks);
  const own = await readOwnParts(site, plugins);
  const { results } = plugins;
  const config = completedConfig(site, results, own);
  const completion = { plugins, own, config };
  if (purpose === 'build') await leaveUnused(site, completion);
  return {
    config,
    ...pageModulesOf(site, completion),
    modules: completedModules(site, completion),
    lateModules: componentModules(own.components),
    modulePlaces: { ...componentPlaces(own.components, takeover), ...routePlaces(results, takeover) },
    absentPackages: absentPackagesOf(config, takeover),
    ...stylingSettings(site, completion),
    ...siteTexts(site, completion),
    watched: watchedIn(site, completion),
    bundling: bundlingRules(site, completion),
    hooks: { ...hooks, ...(hasFacts(results) && { documentFacts: (path, locale) => results.facts[locale]?.[path] }) },
    documentExports,
    writesFiles: results.mayWrite(),
    ...(results.finisher && { finisher: results.finisher }),
    findings: takeover.findings,
  };
}

/** The modules about all pages that the site's code imports, if there are any. */
function pageModulesOf(site: SiteToComplete, { plugins, own, config }: Completion): Pick<PresetConfig, 'pageModules'> {
  const pageModules = pageValues({
    ...config,
    asked: own.asked,
    added: plugins.results.addedRoutes,
    hasSearchPage: hasSearchPage(config, site.plugins),
  });
  return pageModules === undefined ? {} : { pageModules };
}

/** The files and folders that plugins watch, and those of the content if they read it. */
function watchedIn({ takeover }: SiteToComplete, { plugins: { made, results }, config }: Completion): string[] {
  const readsContent = made.some(asksForContent) || hasFacts(results);
  return [...results.watched, ...(readsContent ? contentFolders(config, takeover.siteDir) : [])];
}

/** The places in the configuration of the plugins whose pages have modules. */
function routePlaces({ modulePaths }: PluginResults, takeover: Takeover): Record<string, Place> {
  return Object.fromEntries(Object.entries(modulePaths).map(([name, path]) => [name, takeover.placeOf(path)]));
}
