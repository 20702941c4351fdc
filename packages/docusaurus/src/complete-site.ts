import {
  type BundlingRules,
  completeLocale,
  type LayerPlace,
  type LoadedFiles,
  type Place,
  type PostcssHook,
  type PresetConfig,
  type UserConfig,
} from '@docsite/core';
import { completedConfig } from './complete/completed-config.js';
import { completedModules } from './complete/completed-modules.js';
import { modulesIn, type OwnParts, readOwnParts } from './complete/own-parts.js';
import { runSitePlugins, type SitePlugins } from './complete/site-plugins.js';
import { hasFacts, type SiteToComplete } from './complete/site-to-complete.js';
import { hooksOf } from './config/hooks.js';
import { absentPackagesOf } from './config/plugins/absent-packages.js';
import { leaveBabel } from './modules/babel-config.js';
import { bodyClasses } from './modules/components/body-classes.js';
import { idleSwizzles } from './modules/components/idle-swizzles.js';
import { componentModules, componentPlaces } from './modules/components/option-components.js';
import { swizzleDir } from './modules/components/theme-files.js';
import { siteConfigValue } from './modules/site-modules.js';
import { documentExports } from './plugins/content/document-exports.js';
import { asksForContent } from './plugins/load-contents.js';
import type { PluginResults } from './plugins/plugin-results.js';
import { pageValues } from './plugins/routes/page-values.js';
import { hasSearchPage } from './plugins/routes/search-page.js';
import { svgrFiles } from './plugins/webpack/svgr-files.js';
import { expectLayers, flattenLayers } from './styles/flatten-layers.js';
import { bareElements } from './styles/selectors/bare-elements.js';
import { classNames, elementIds } from './styles/selectors/class-names.js';
import { contentFolders, sourceFolders } from './styles/sources/site-sources.js';
import type { Takeover } from './takeover.js';
import { localeTexts, withValues } from './translations/locale-texts.js';

/** The site, the files of docsite, and the plugins from which a site is completed. */
interface Completion {
  readonly plugins: SitePlugins;
  readonly own: OwnParts;
  readonly config: UserConfig;
}

/** Completes the configuration of a site with everything that its code and content expect from Docusaurus. */
export async function completeSite(site: SiteToComplete): Promise<Omit<PresetConfig, 'notes'>> {
  const { purpose, takeover, labelsFile } = site;
  const { siteDir, findings } = takeover;
  const hooks = hooksOf(site.functions, site.config, takeover);
  const plugins = await runSitePlugins(site, hooks);
  const own = await readOwnParts(site, plugins);
  const { made, results } = plugins;
  const { components, sharesContexts } = own;
  const config = completedConfig(site, results, own);
  const completion = { plugins, own, config };
  if (purpose === 'build') await leaveUnused(site, completion);
  const asksForAll = made.some(asksForContent) || hasFacts(results);
  const pageModules = pageValues({
    ...config,
    asked: own.asked,
    added: results.addedRoutes,
    hasSearchPage: hasSearchPage(config, site.plugins),
  });
  return {
    config,
    modules: completedModules(site, { config, results, own, themeConfig: plugins.themeConfig }),
    lateModules: componentModules(components),
    modulePlaces: { ...componentPlaces(components, takeover), ...routePlaces(results, takeover) },
    absentPackages: absentPackagesOf(config, takeover),
    ...stylingOf(site, completion),
    ...withValues(
      localeTexts(config, { siteDir, labelsFile, findings, mayAsk: asksFor(own), ofPlugins: results.messages }),
      results.localeModules,
      localeConfigs(site, completion),
    ),
    ...(pageModules && { pageModules }),
    watched: [...results.watched, ...(asksForAll ? contentFolders(config, siteDir) : [])],
    bundling: bundlingOf(results, sharesContexts, svgrFiles(site.plugins, siteDir)),
    hooks: { ...hooks, ...(hasFacts(results) && { documentFacts: (path, locale) => results.facts[locale]?.[path] }) },
    documentExports,
    writesFiles: results.mayWrite(),
    ...(results.finisher && { finisher: results.finisher }),
    findings,
  };
}

/** The configuration that code reads, by locale and import specifier, if it depends on the language. */
function localeConfigs({ otherConfigs = new Map(), siteConfig }: SiteToComplete, { plugins, own, config }: Completion) {
  if (otherConfigs.size === 0) return {};
  const { defaultLocale = 'en' } = config.i18n ?? {};
  const all = new Map([[defaultLocale, { ...siteConfig, themeConfig: plugins.themeConfig.current }], ...otherConfigs]);
  return Object.fromEntries(
    [...all].map(([name, value]) => [
      name,
      { '@generated/docusaurus.config': JSON.parse(JSON.stringify(siteConfigValue(value, config, own.words))) },
    ]),
  );
}

/** The settings for bundling the site's style sheets. */
function stylingOf(
  site: SiteToComplete,
  { plugins, own, config }: Completion,
): Pick<PresetConfig, 'selectors' | 'mirrorsStyles' | 'postcssHooks'> {
  const { siteDir } = site.takeover;
  const postcssHooks = postcssHooksOf(plugins, own, siteDir);
  return {
    selectors: {
      ...classNames,
      elements: bareElements(site.styleLayer),
      bodies: bodyClasses(siteDir, { themes: own.pluginComponents, named: modulesIn(own.components) }),
      layersIn: layerPlace(site),
      // in layers, Docusaurus's own rules give way to those of a site for all elements
      ...(!site.styleLayer && { universalIn: 'base' }),
    },
    ...(hasRightToLeft(config) && { mirrorsStyles: true }),
    ...(postcssHooks.length > 0 && { postcssHooks }),
  };
}

/**
 * Infima's rules are in no layer unless a flag says so, and override all that are in one. With the flag, they are in
 * layers before all others, which may have the names of docsite's.
 */
function layerPlace({ styleLayer, mediaInLayers: withMedia }: SiteToComplete): LayerPlace {
  return styleLayer ? { layer: 'site', except: 'docusaurus', withMedia } : { layer: 'base', withMedia };
}

/** Whether a language is written from right to left, for which Docusaurus's theme mirrors all style sheets. */
function hasRightToLeft({ i18n }: UserConfig): boolean {
  const names = i18n?.locales ?? [i18n?.defaultLocale ?? 'en'];
  return names.some((name) => completeLocale(name, i18n?.localeConfigs?.[name]).direction === 'rtl');
}

/** What changes style sheets: plugins, and what Docusaurus does with layers if there may be some. */
function postcssHooksOf({ made }: SitePlugins, { sources }: OwnParts, siteDir: string): PostcssHook[] {
  const hooks = made.flatMap(({ plugin }): PostcssHook[] => {
    const change = plugin.configurePostCss?.bind(plugin);
    return change === undefined ? [] : [{ change }];
  });
  return hooks.length > 0 || expectLayers(sources.styles) ? [...hooks, flattenLayers(siteDir)] : [];
}

/**
 * Returns a predicate for the messages of the theme that a site's code may use: those that it names, or all if the site
 * has components of the theme, because these may contain parts of the installed theme.
 */
function asksFor({ swizzles, texts }: OwnParts): (id: string) => boolean {
  if (swizzles.names.size > 0) return () => true;
  const naming = texts.filter((text) => text.includes('theme.'));
  return (id) => naming.some((text) => text.includes(id));
}

/** Reports settings of Babel that have no effect, and components that nothing draws. */
async function leaveUnused({ takeover, themeDir }: SiteToComplete, { plugins, own, config }: Completion) {
  const { siteDir } = takeover;
  await leaveBabel(plugins.context.siteConfig, takeover);
  const { themes, modules } = plugins.results;
  const idle = idleSwizzles(siteDir, own.swizzles, {
    folders: sourceFolders(config, siteDir),
    themeDir,
    pluginThemes: themes,
    pluginCode: [...own.pluginComponents.map(({ text }) => text), ...Object.values(modules)],
  });
  for (const name of idle) takeover.leaves(`component ${swizzleDir}/${name}`);
}

/** What code written for Docusaurus relies on when it is bundled. */
function bundlingOf(
  { bundling, themes }: PluginResults,
  sharesContexts: boolean,
  ofSvgr: readonly LoadedFiles[],
): BundlingRules {
  return {
    ...bundling,
    loadedFiles: [...ofSvgr, ...(bundling.loadedFiles ?? [])],
    // webpack also defines these names of Node in code for browsers
    constants: { global: 'globalThis', __filename: '"/index.js"', ...bundling.constants },
    hasTypedScripts: true,
    hasLooseJsx: true,
    hasLateImports: true,
    hasMissingExports: true,
    // other packages rarely do, and reading the code of all would take long
    computingFolders: themes,
    elementIds,
    sharesContexts,
  };
}

/** The places in the configuration of the plugins whose pages have modules. */
function routePlaces({ modulePaths }: PluginResults, takeover: Takeover): Record<string, Place> {
  return Object.fromEntries(Object.entries(modulePaths).map(([name, path]) => [name, takeover.placeOf(path)]));
}
