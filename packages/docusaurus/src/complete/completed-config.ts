import { join, relative } from 'node:path';
import type { LoadedFiles, UserConfig } from '@docsite/core';
import { withOwnElements } from '../config/content/elements/plugin-elements.js';
import { withExpectedSettings } from '../config/expected-settings.js';
import { preprocessorOf } from '../config/functions/preprocessor.js';
import { generatedDir } from '../config/plugins/plugin-context.js';
import { isRunning } from '../config/plugins/plugins.js';
import { defaultRules, rulesOfGenerated } from '../config/rules/rules.js';
import { withHead } from '../config/site/own-sites.js';
import { sitePath } from '../config/site/site-path.js';
import { isDocusaurus2 } from '../load/docusaurus-version.js';
import { askedDocuments } from '../modules/asked-documents.js';
import { initialComponents } from '../modules/components/initial-components.js';
import { ownPages } from '../modules/components/own-pages.js';
import type { Swizzles } from '../modules/components/swizzles.js';
import { swizzleDir } from '../modules/components/theme-files.js';
import { documentTexts } from '../modules/document-texts.js';
import { companionAliases } from '../modules/packages/companion-aliases.js';
import { innerFolders, innerImports } from '../modules/packages/inner-imports.js';
import { installedModules } from '../modules/packages/installed-modules.js';
import { liveCodeAliases } from '../modules/packages/live-code-package.js';
import { packageTexts } from '../modules/packages/package-texts.js';
import { replacedThemes } from '../modules/packages/replaced-themes.js';
import { routerAliases } from '../modules/packages/router-aliases.js';
import { searchClientAliases } from '../modules/packages/search-client-aliases.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { componentFiles } from '../plugins/routes/print-route.js';
import { documentLoader } from '../plugins/webpack/document-loaders.js';
import { endingsOfSite } from '../plugins/webpack/module-endings.js';
import { looksModule } from '../styles/looks.js';
import { htmlClassesOf } from '../styles/sources/html-classes.js';
import { namesPageAttributes } from '../styles/sources/own-sources.js';
import { codeFolders, contentFolders } from '../styles/sources/site-sources.js';
import { modulesIn, type OwnParts } from './own-parts.js';
import { hasFacts, type SiteToComplete } from './site-to-complete.js';
import { themeFolders } from './theme-folders.js';

/**
 * Kilobytes: such sites install a React that is 13 KB larger than docsite's, and have components of their own in the
 * frame; their style sheets and the rules of Infima are in addition to those of the theme.
 */
const budgets = { script: 120, styles: 40 };

/**
 * The configuration of a site with the settings that its code and content expect, the modules of Docusaurus's theme,
 * and what plugins have created. In lists, these come after the configuration's own entries.
 */
export function completedConfig(site: SiteToComplete, results: PluginResults, own: OwnParts) {
  const { swizzles, sources } = own;
  const { config, purpose, takeover, knownDocuments } = site;
  const { siteDir } = takeover;
  // threads that only parse do not need to know
  const code = purpose === 'build' ? codeOf(own, results, siteDir) : [];
  const folders = { content: contentFolders(config, siteDir), code: codeFolders(config, siteDir) };
  const documents = purpose === 'build' ? documentTexts(folders, knownDocuments) : [];
  const asked = askedDocuments(code, documents);
  const styles = config.styles ?? [];
  const htmlClasses = htmlClassesOf(config, sources, siteDir);
  const expected = withExpectedSettings(config, markdownOf(site, results, own));
  return {
    themeDir: swizzleDir,
    documentData: asked || swizzles.readDocuments || htmlClasses.needDocuments || hasFacts(results),
    ...withHead(expected, results.head),
    rules: { ...defaultRules, ...expected.rules },
    ...(results.routes.length > 0 && { overrides: [rulesOfGenerated, ...(expected.overrides ?? [])] }),
    budgets: expected.budgets === false ? false : { ...budgets, ...expected.budgets },
    ...(!isDocusaurus2(siteDir) && withOwnElements(expected)),
    resolveExtensions: endingsOfSite(expected.resolveExtensions ?? [], results.endings),
    styles: styles.includes(looksModule) ? styles : [looksModule, ...styles],
    ...(results.bodyHtml.length > 0 && { bodyHtml: [...(config.bodyHtml ?? []), ...results.bodyHtml] }),
    clientModules: clientModulesOf(site, results, own),
    themes: [...(config.themes ?? []), ...themeFolders(site, results, { own, code, documents, htmlClasses })],
    aliases: { ...aliasesOf(site, sources.code, results), ...config.aliases },
    routes: [...(config.routes ?? []), ...results.routes, ...ownPages(swizzles.drawn, config)],
  } as UserConfig;
}

/** The settings for Markdown that depend on the site's components and plugins. */
function markdownOf(site: SiteToComplete, results: PluginResults, own: OwnParts): UserConfig['markdown'] {
  const { swizzles, prism, liveElements } = own;
  const preprocessor = documentPreprocessor(site, results);
  return {
    // links are left to the site's own component, with addresses as written
    ...(drawsLinks(swizzles) && { missingLinks: 'written' }),
    ...(drawsCode(swizzles, site.plugins.some(isRunning)) && { codeMeta: true }),
    ...(preprocessor && { preprocessor }),
    ...(prism && { prism }),
    ...(liveElements.length > 0 && { liveElements: [...liveElements] }),
  };
}

/**
 * The function that changes the text of documents before it is parsed: loaders of plugins, and functions of the site.
 */
function documentPreprocessor(site: SiteToComplete, results: PluginResults): ReturnType<typeof preprocessorOf> {
  const loaders = { siteDir: site.takeover.siteDir, loaders: results.documentLoaders };
  return preprocessorOf(site, documentLoader(rulesForDocuments(site, results), loaders));
}

/** The rules of plugins for documents with loaders that can be loaded; reports all others. */
function rulesForDocuments(
  { takeover }: SiteToComplete,
  { documentRules, documentLoaders }: PluginResults,
): LoadedFiles[] {
  return documentRules.filter(({ loaders = [] }) => {
    const reason = loaders.map(({ file }) => documentLoaders.get(file)).find((found) => typeof found === 'string');
    if (reason === undefined) return true;
    const names = loaders.map(({ file }) => relative(takeover.siteDir, file));
    takeover.leaves(`webpack loader ${names.join(' and ')}, ${reason}`);
    return false;
  });
}

/** The texts of the site's code, and of code in packages that are written for Docusaurus. */
function codeOf({ sources, ofPlugins, components }: OwnParts, { modules }: PluginResults, siteDir: string): string[] {
  const texts = [...sources.code, ...ofPlugins.map(({ text }) => text)];
  const named = [...modulesIn(components), ...componentFiles(Object.values(modules))];
  return [...texts, ...packageTexts(texts, { named, siteDir })];
}

/** Whether the site may have its own component for Markdown links. */
function drawsLinks({ drawn }: Swizzles): boolean {
  return drawn.has('MDXComponents') || drawn.has('MDXComponents/A');
}

/** Whether code of documents may be drawn by a component of the site, or of a plugin's theme. */
function drawsCode({ drawn }: Swizzles, hasPlugins: boolean): boolean {
  // threads that parse run no plugins, and must come to the same result
  return hasPlugins || ['CodeBlock', 'MDXComponents/Code', 'MDXComponents/Pre'].some((name) => drawn.has(name));
}

/** The replacements for modules of Docusaurus and of its packages, and those that plugins configure. */
function aliasesOf(
  { config, takeover: { siteDir }, themeDir }: SiteToComplete,
  code: readonly string[],
  { themes, aliases }: PluginResults,
): Readonly<Record<string, string>> {
  return {
    '@docusaurus': join(themeDir, 'docusaurus'),
    ...innerFolders(themeDir),
    ...installedModules(siteDir, themeDir),
    '@theme-init': themeDir,
    '@generated': join(siteDir, generatedDir),
    ...companionAliases(siteDir, themeDir),
    ...routerAliases(siteDir, themeDir),
    ...searchClientAliases(siteDir),
    ...liveCodeAliases(config, siteDir),
    ...initialComponents(themes, themeDir),
    ...innerImports({ siteDir, code, themes }, themeDir),
    ...replacedThemes(code, themeDir),
    ...aliases,
  };
}

/** Client modules, starting with those that give the document the names and attributes that others may look for. */
function clientModulesOf(
  { config, takeover, themeDir }: SiteToComplete,
  results: PluginResults,
  { sought, sources }: OwnParts,
): string[] {
  const ofPlugins = results.clientModules.map((path) => sitePath(path, takeover.siteDir));
  const modules = [...(config.clientModules ?? []), ...ofPlugins];
  const mayLook = modules.length > 0 || sought !== undefined;
  return [
    ...(mayLook ? [join(themeDir, 'docusaurus/inner/client/theme-class-names.ts')] : []),
    ...(namesPageAttributes(sources) ? [join(themeDir, 'docusaurus/inner/client/html-attributes.ts')] : []),
    ...modules,
  ];
}
