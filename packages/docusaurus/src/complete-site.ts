import { join } from 'node:path';
import type { AdaptedConfig, ConfigPurpose, ContentHooks, Place, PresetConfig, UserConfig } from '@docsite/core';
import { absentPackagesOf } from './config/absent-packages.js';
import { withExpectedSettings } from './config/expected-settings.js';
import { hooksOf } from './config/hooks.js';
import { generatedDir, otherContexts, pluginContext } from './config/plugin-context.js';
import { isRunning } from './config/plugins.js';
import { preprocessorOf } from './config/preprocessor.js';
import { sitePath } from './config/site-path.js';
import { asksForDocuments } from './modules/asked-documents.js';
import { leaveBabel } from './modules/babel-config.js';
import { blogBridges } from './modules/bridges.js';
import { idleSwizzles } from './modules/idle-swizzles.js';
import { importedParts, innerModules, installedModules, installedTheme } from './modules/installed-theme.js';
import { lackingSwizzles } from './modules/lacking-swizzles.js';
import { liveCodeAliases } from './modules/live-code-package.js';
import { liveElementsOf } from './modules/live-elements.js';
import {
  componentModules,
  componentPlaces,
  type OptionComponents,
  optionComponents,
  replacedComponents,
  skipDefaultComponents,
} from './modules/option-components.js';
import { ownPages } from './modules/own-pages.js';
import { pagePropsLayers } from './modules/page-props.js';
import { type PrismSetUp, prismSetUpOf } from './modules/prism-languages.js';
import { replacedThemes } from './modules/replaced-themes.js';
import { routerAliases } from './modules/router-aliases.js';
import { providesContexts } from './modules/shared-contexts.js';
import { siteConfigModule, siteModules } from './modules/site-modules.js';
import { readSwizzles, type Swizzles, swizzleDir, themeFiles } from './modules/swizzles.js';
import { wideBlogLayers } from './modules/wide-blogs.js';
import { asksForContent } from './plugins/load-contents.js';
import { makePlugins } from './plugins/make-plugins.js';
import { endingsOfSite } from './plugins/module-endings.js';
import { withNotedTheme } from './plugins/noted-theme-config.js';
import { type PluginResults, runPlugins } from './plugins/run-plugins.js';
import { readContent } from './plugins/site-content.js';
import type { PresetValues } from './preset-options.js';
import { classNames } from './styles/class-names.js';
import { setsDropdownMarks } from './styles/dropdown-marks.js';
import { looksModule, looksOf, withLooks } from './styles/looks.js';
import { type OwnSources, readOwnSources, soughtClasses } from './styles/own-sources.js';
import { pageClassesOf } from './styles/page-classes.js';
import { contentFolders, sourceFolders, wordsOfSite } from './styles/site-sources.js';
import type { Takeover } from './takeover.js';
import { localeModuleNames, withValues, wordsOf } from './words/locale-words.js';

/** The files of docsite that Docusaurus sites receive. */
export interface GivenFiles {
  /** Folder with the modules that Docusaurus provides to sites, absolute: `theme/` of this package. */
  readonly themeDir: string;
  /** Infima's style sheet, on which such sites build, absolute. */
  readonly infimaFile: string;
  /** The English labels of Docusaurus's theme as labels of docsite's, a JSON file, absolute. */
  readonly wordsFile: string;
}

/** A site with code and content written for Docusaurus, and a docsite configuration. */
export interface SiteToComplete extends GivenFiles, PresetValues {
  /** The configuration file, relative to the site folder. */
  readonly file: string;
  readonly purpose: ConfigPurpose;
  readonly config: UserConfig;
  readonly takeover: Takeover;
}

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
  const swizzles = readSwizzles(siteDir, themeDir, { pluginThemes: results.themes, replaced, lacking, wideLayers });
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
    for (const name of idleSwizzles(siteDir, swizzles, sourceFolders(config, siteDir)))
      takeover.leaves(`component ${swizzleDir}/${name}`);
  }
  const { facts } = results;
  const asksForAll = made.some(asksForContent) || hasFacts(results);
  const postcssHooks = made.flatMap(({ plugin }) => plugin.configurePostCss?.bind(plugin) ?? []);
  return {
    config,
    modules: modulesOf(site, { config, results, swizzles, components, sources, sought }),
    modulePlaces: { ...componentPlaces(components, takeover), ...routePlaces(results, takeover) },
    absentPackages: absentPackagesOf(config, takeover),
    selectors: classNames,
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

/** Whether plugins add further facts about documents. */
function hasFacts({ facts }: PluginResults): boolean {
  return Object.values(facts).some((ofLocale) => Object.keys(ofLocale).length > 0);
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
  const ofSite = siteModules(siteConfig, config, { siteDir, sought: undefined });
  const given = new Set([...Object.keys({ ...ofSite, ...results.modules }), ...localeModuleNames]);
  const lacking = lackingSwizzles(siteDir, given);
  for (const [name, lack] of lacking) takeover.leaves(`component ${swizzleDir}/${name}, which needs ${lack}`);
  return [...lacking.keys()];
}

/** The site's own code, components and styles. */
interface OwnParts {
  readonly swizzles: Swizzles;
  readonly sources: OwnSources;
  /** The class names that its code queries elements by; undefined if there are none. */
  readonly sought: ReadonlySet<string> | undefined;
  readonly prism: PrismSetUp | undefined;
  /** Elements of documents whose components can change in the browser. */
  readonly liveElements: readonly string[];
  /** Whether its components around page content provide contexts. */
  readonly sharesContexts: boolean;
}

/** Adds the modules of Docusaurus's theme, and those created by plugins, after the configuration's own entries. */
function withTheme(site: SiteToComplete, results: PluginResults, own: OwnParts) {
  const { swizzles, sources, sought, prism, liveElements } = own;
  const { config, functions, purpose, takeover, themeDir } = site;
  const { siteDir } = takeover;
  // threads that only parse do not need to know
  const asks = purpose === 'build' && asksForDocuments(sources.code, contentFolders(config, siteDir));
  const styles = config.styles ?? [];
  const preprocessor = preprocessorOf(functions, takeover);
  const pageClasses = pageClassesOf(config, sources, { siteDir, themeDir });
  const expected = withExpectedSettings(config, {
    // links are left to the site's own component, with addresses as written
    ...(drawsLinks(swizzles) && { missingLinks: 'written' }),
    ...(drawsCode(swizzles, site.plugins.some(isRunning)) && { codeMeta: true }),
    ...(preprocessor && { preprocessor }),
    ...(prism && { prism }),
    ...(liveElements.length > 0 && { liveElements: [...liveElements] }),
  });
  return {
    themeDir: swizzleDir,
    documentData: asks ? 'all' : swizzles.readDocuments || pageClasses.needDocuments || hasFacts(results),
    ...expected,
    resolveExtensions: endingsOfSite(expected.resolveExtensions ?? [], results.endings),
    styles: styles.includes(looksModule) ? styles : [looksModule, ...styles],
    head: [...(config.head ?? []), ...results.head],
    clientModules: clientModulesOf(site, results, sought),
    themes: [...(config.themes ?? []), ...pageClasses.layers, ...themesOf(site, results, own)],
    aliases: {
      ...aliasesOf(site),
      ...replacedThemes(sources.code, themeDir),
      ...results.aliases,
      ...config.aliases,
    },
    routes: [...(config.routes ?? []), ...results.routes, ...ownPages(swizzles.drawn, config)],
  } as UserConfig;
}

/** Whether the site may have its own component for Markdown links. */
function drawsLinks({ drawn }: Swizzles): boolean {
  return drawn.has('MDXComponents') || drawn.has('MDXComponents/A');
}

/** Whether code of documents may be drawn by a component of the site, or of a plugin's theme. */
function drawsCode({ drawn }: Swizzles, hasPlugins: boolean): boolean {
  // threads that parse run no plugins, and must come to the same result
  return hasPlugins || drawn.has('CodeBlock') || drawn.has('MDXComponents/Pre');
}

/**
 * Theme folders, topmost first: the site's own components, those of plugins, and the replacement for Docusaurus's
 * theme.
 */
function themesOf(
  { config, takeover, themeDir }: SiteToComplete,
  results: PluginResults,
  { swizzles, sharesContexts }: OwnParts,
): string[] {
  const { siteDir } = takeover;
  const isChanged = swizzles.names.size + swizzles.layers.length + results.themes.length > 0;
  return [
    ...swizzles.layers,
    ...(sharesContexts ? [join(themeDir, 'frame/shared-contexts')] : []),
    ...results.themes,
    ...pagePropsLayers(config.pages, { siteDir, themeDir }),
    ...(config.blog ? blogBridges.map((name) => join(themeDir, 'frame', name)) : []),
    themeDir,
    ...(isChanged ? installedTheme(siteDir) : []),
  ];
}

/** The replacements for Docusaurus's module names. */
function aliasesOf({ config, takeover: { siteDir }, themeDir }: SiteToComplete): Readonly<Record<string, string>> {
  return {
    '@docusaurus': join(themeDir, 'docusaurus'),
    ...innerModules(themeDir),
    ...installedModules(siteDir, themeDir),
    '@theme-init': themeDir,
    '@generated': join(siteDir, generatedDir),
    ...routerAliases(siteDir, themeDir),
    ...liveCodeAliases(config, siteDir),
  };
}

/** Client modules, starting with one that gives docsite's elements the class names that the others may query. */
function clientModulesOf(
  { config, takeover, themeDir }: SiteToComplete,
  results: PluginResults,
  sought: OwnParts['sought'],
): string[] {
  const ofPlugins = results.clientModules.map((path) => sitePath(path, takeover.siteDir));
  const modules = [...(config.clientModules ?? []), ...ofPlugins];
  const mayLook = modules.length > 0 || sought !== undefined;
  return !mayLook ? [] : [join(themeDir, 'docusaurus/theme-class-names.ts'), ...modules];
}

/** Whether the configuration sets the width of the logo in the navbar. */
function setsLogoWidth(siteConfig: Readonly<Record<string, unknown>>): boolean {
  const { navbar } = (siteConfig.themeConfig ?? {}) as {
    readonly navbar?: { readonly logo?: { readonly width?: unknown } };
  };
  return navbar?.logo?.width !== undefined;
}

interface Made extends Omit<OwnParts, 'prism' | 'liveElements' | 'sharesContexts'> {
  readonly config: UserConfig;
  readonly results: PluginResults;
  readonly components: OptionComponents;
}

function modulesOf(
  site: SiteToComplete,
  { config, results, swizzles, components, sources, sought }: Made,
): AdaptedConfig['modules'] {
  const { infimaFile, styleLayer: inLayer, codeThemes, siteConfig, takeover, themeDir } = site;
  const parts = () => importedParts(sources.code, takeover.siteDir, themeDir);
  return withLooks(
    {
      ...siteModules(siteConfig, config, { siteDir: takeover.siteDir, sought }),
      ...componentModules(components),
      ...results.modules,
      // makes builds depend on the facts
      ...(hasFacts(results) && { '@generated/document-facts': `export default ${JSON.stringify(results.facts)};` }),
    },
    () =>
      looksOf(wordsOfSite(config, takeover.siteDir, [...results.themes, ...parts()]), {
        infimaFile,
        inLayer,
        codeThemes,
        setsLogoWidth: setsLogoWidth(siteConfig),
        drawsParts: swizzles.drawn.size > 0,
        drawsToc: swizzles.drawsToc,
        drawsDocuments: ['DocItem', 'DocItem/Layout'].some((name) => swizzles.drawn.has(name)),
        drawsMenu: swizzles.drawsMenu,
        setsDropdownMarks: setsDropdownMarks(sources.styles),
        drawsNavbar: ['Navbar', 'Navbar/Content'].some((name) => swizzles.drawn.has(name)),
      }),
  );
}
