import { realpathSync } from 'node:fs';
import { installedFolder, readPackage } from '../../load/installed-package.js';

/** The modules of DocSearch 4 that code of Docusaurus's search theme imports, and whose contents are in one before. */
const laterModules = ['version', 'useDocSearchKeyboardEvents', 'useTheme'];

/**
 * Lets sites with DocSearch 3 import `@docusaurus/theme-search-algolia/client`: modules that only version 4 has are its
 * main module, as that theme configures it for webpack.
 */
export function searchClientAliases(siteDir: string): Record<string, string> {
  const theme = installedFolder('@docusaurus/theme-search-algolia', siteDir);
  const search = theme && installedFolder('@docsearch/react', realpathSync(theme));
  if (search === undefined || !readPackage(search).version?.startsWith('3.')) return {};
  return Object.fromEntries(laterModules.map((name) => [`@docsearch/react/${name}`, search]));
}
