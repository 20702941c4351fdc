import { join } from 'node:path';
import { generatedDir } from '../config/plugins/plugin-context.js';
import { initialComponents } from '../modules/components/initial-components.js';
import { companionAliases } from '../modules/packages/companion-aliases.js';
import { innerFolders, innerImports } from '../modules/packages/inner-imports.js';
import { installedModules } from '../modules/packages/installed-modules.js';
import { liveCodeAliases } from '../modules/packages/live-code-package.js';
import { replacedThemes } from '../modules/packages/replaced-themes.js';
import { routerAliases } from '../modules/packages/router-aliases.js';
import { searchClientAliases } from '../modules/packages/search-client-aliases.js';
import type { PluginResults } from '../plugins/plugin-results.js';
import type { SiteToComplete } from './site-to-complete.js';

/**
 * The replacements for modules of Docusaurus and of its packages, and those that plugins configure.
 *
 * @param code Texts of the site's code.
 */
export function moduleAliases(
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
