import type { ContentHooks, Place, PresetConfig } from '@docsite/core';
import { withTheme } from './complete/completed-config.js';
import { modulesOf } from './complete/completed-modules.js';
import { hasFacts, type SiteToComplete } from './complete/site-to-complete.js';
import { withExpectedSettings } from './config/expected-settings.js';
import { preprocessorOf } from './config/functions/preprocessor.js';
import { hooksOf } from './config/hooks.js';
import { absentPackagesOf } from './config/plugins/absent-packages.js';
import { otherContexts, pluginContext } from './config/plugins/plugin-context.js';
import { leaveBabel } from './modules/babel-config.js';
import { bodyClasses } from './modules/body-classes.js';
import { idleSwizzles } from './modules/idle-swizzles.js';
import { lackingSwizzles } from './modules/lacking-swizzles.js';
import { liveElementsOf } from './modules/live-elements.js';
import {
  componentModules,
  componentPlaces,
  optionComponents,
  replacedComponents,
  skipDefaultComponents,
} from './modules/option-components.js';
import { prismSetUpOf } from './modules/prism-languages.js';
import { providesContexts } from './modules/shared-contexts.js';
import { siteConfigModule, siteModules } from './modules/site-modules.js';
import { readSwizzles, swizzleDir, themeFiles } from './modules/swizzles.js';
import { wideBlogLayers, wideMarkdownLayers } from './modules/wide-layers.js';
import { asksForContent } from './plugins/load-contents.js';
import { makePlugins } from './plugins/make-plugins.js';
import { withNotedTheme } from './plugins/noted-theme-config.js';
import { type PluginResults, runPlugins } from './plugins/run-plugins.js';
import { readContent } from './plugins/site-content.js';
import { classNames } from './styles/class-names.js';
import { readOwnSources, soughtClasses } from './styles/own-sources.js';
import { contentFolders, sourceFolders } from './styles/site-sources.js';
import type { Takeover } from './takeover.js';
import { localeModuleNames, withValues, wordsOf } from './words/locale-words.js';

/** Completes the configuration of a site with everything that its code and content expect from Docusaurus. */
export async function completeSite(site: SiteToComplete): Promise<Omit<PresetConfig, 'notes'>> {
  const { file, purpose, siteConfig, plugins, takeover, themeDir, wordsFile } = site;
  const { siteDir } = takeover;
  const hooks = hooksOf(site.functions, site.config, takeover);
  const ofTheme = new Set<string>();
  const context = pluginContext(
    siteDir,
    file,
    withNotedTheme(siteConfig, (key) => ofTheme.add(key)),
  );
  const readContent = (locale: string) => contentOf(site, hooks, locale);
  const made = purpose === 'build' ? await makePlugins(plugins, context, { takeover, readContent }) : [];
  const others = { uses: plugins, contexts: otherContexts(context) };
  const results = await runPlugins(made, context, {
    takeover,
    others,
    readContent,
  });
  const { docs, blog, pages } = site.functions;
  for (const options of [...docs, ...blog, ...pages]) skipDefaultComponents(options);
  const components = optionComponents(site.functions);
  const replaced = replacedComponents(components);
  const lacking = leaveLacking(site, results);
  const wideLayers = wideBlogLayers(siteDir, components);
  const swizzles = readSwizzles(siteDir, themeDir, {
    pluginThemes: results.themes,
    replaced,
    lacking,
    wideLayers,
    widePages: wideMarkdownLayers(siteDir, components),
  });
  const sources = readOwnSources(siteDir);
  const ofPlugins = results.themes.flatMap(themeFiles);
  const texts = [...sources.code, ...ofPlugins.map(({ text }) => text)];
  const words = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  takeover.leavesToCode((key) => words.has(key) || ofTheme.has(key));
  const sought = soughtClasses(sources);
  const prism = await prismSetUpOf(siteConfigModule(siteConfig, site.config), takeover);
  const named = Object.values(components).flatMap((ofPlace) => ofPlace.map(({ module }) => module));
  const sharesContexts = providesContexts(siteDir, { code: sources.code, themes: ofPlugins, named });
  const liveElements = await liveElementsOf(siteDir);
  const config = withTheme(site, results, { swizzles, sources, sought, prism, liveElements, sharesContexts });
  if (purpose === 'build') {
    await leaveBabel(context.siteConfig, takeover);
    for (const name of idleSwizzles(siteDir, swizzles, { folders: sourceFolders(config, siteDir), themeDir }))
      takeover.leaves(`component ${swizzleDir}/${name}`);
  }
  const { facts } = results;
  const asksForAll = made.some(asksForContent) || hasFacts(results);
  const postcssHooks = made.flatMap(({ plugin }) => plugin.configurePostCss?.bind(plugin) ?? []);
  return {
    config,
    modules: modulesOf(site, { config, results, swizzles, sources, sought, words }),
    lateModules: componentModules(components),
    modulePlaces: { ...componentPlaces(components, takeover), ...routePlaces(results, takeover) },
    absentPackages: absentPackagesOf(config, takeover),
    selectors: { ...classNames, bodies: bodyClasses(siteDir, { themes: ofPlugins, named }) },
    ...withValues(wordsOf(config, { siteDir, wordsFile, findings: takeover.findings }), results.localeModules),
    ...(postcssHooks.length > 0 && { postcssHooks }),
    watched: [...results.watched, ...(asksForAll ? contentFolders(config, siteDir) : [])],
    bundling: {
      ...results.bundling,
      // webpack also defines Node's name for the global object in code for browsers
      constants: { global: 'globalThis', ...results.bundling.constants },
      hasTypedScripts: true,
      hasLooseJsx: true,
      hasLateImports: true,
      hasMissingExports: true,
      sharesContexts,
    },
    hooks: { ...hooks, ...(hasFacts(results) && { documentFacts: (source, locale) => facts[locale]?.[source] }) },
    writesFiles: results.preparesBuild || made.some(({ plugin }) => plugin.loadContent !== undefined),
    ...(results.finisher && { finisher: results.finisher }),
    findings: takeover.findings,
  };
}

/** Where the plugins are written whose pages have modules. */
function routePlaces({ modulePaths }: PluginResults, takeover: Takeover): Record<string, Place> {
  return Object.fromEntries(Object.entries(modulePaths).map(([name, path]) => [name, takeover.placeOf(path)]));
}

/** The content of the site in a language, for plugins that request it. */
function contentOf({ config, functions, takeover }: SiteToComplete, hooks: ContentHooks, locale: string) {
  const preprocessor = preprocessorOf(functions, takeover);
  const expected = withExpectedSettings(config, preprocessor && { preprocessor });
  return readContent({ siteDir: takeover.siteDir, config: expected, hooks }, locale);
}

/** Reports components of the site that depend on modules that do not exist, and returns their names. */
function leaveLacking({ siteConfig, config, takeover }: SiteToComplete, results: PluginResults): string[] {
  const { siteDir } = takeover;
  const ofSite = siteModules(siteConfig, config, { siteDir, sought: undefined, words: new Set() });
  const given = new Set([...Object.keys({ ...ofSite, ...results.modules }), ...localeModuleNames]);
  const lacking = lackingSwizzles(siteDir, given);
  for (const [name, lack] of lacking) takeover.leaves(`component ${swizzleDir}/${name}, which needs ${lack}`);
  return [...lacking.keys()];
}
