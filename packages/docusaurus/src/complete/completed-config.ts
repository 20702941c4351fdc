import { join } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { withOwnElements } from '../config/content/elements/plugin-elements.js';
import { withExpectedSettings } from '../config/expected-settings.js';
import { defaultRules, rulesOfGenerated } from '../config/rules/rules.js';
import { withHead } from '../config/site/own-sites.js';
import { sitePath } from '../config/site/site-path.js';
import { isDocusaurus2 } from '../load/docusaurus-version.js';
import { askedDocuments } from '../modules/asked-documents.js';
import { ownPages } from '../modules/components/own-pages.js';
import { swizzleDir } from '../modules/components/theme-files.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import { endingsOfSite } from '../plugins/webpack/module-endings.js';
import { looksModule } from '../styles/looks.js';
import { htmlClassesOf } from '../styles/sources/html-classes.js';
import { namesPageAttributes } from '../styles/sources/own-sources.js';
import { markdownSettings } from './markdown-settings.js';
import { moduleAliases } from './module-aliases.js';
import type { OwnParts } from './own-parts.js';
import { searchedTexts } from './searched-texts.js';
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
export function completedConfig(site: SiteToComplete, results: PluginResults, own: OwnParts): UserConfig {
  const { swizzles, sources } = own;
  const { config, takeover } = site;
  const { siteDir } = takeover;
  const texts = searchedTexts(site, results, own);
  const asked = askedDocuments(texts.code, texts.documents);
  const styles = config.styles ?? [];
  const htmlClasses = htmlClassesOf(config, sources, siteDir);
  const expected = withExpectedSettings(config, markdownSettings(site, results, own));
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
    themes: [...(config.themes ?? []), ...themeFolders(site, results, { ...texts, own, htmlClasses })],
    aliases: { ...moduleAliases(site, sources.code, results), ...config.aliases },
    routes: [...(config.routes ?? []), ...results.routes, ...ownPages(swizzles.drawn, config)],
  } as UserConfig;
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
