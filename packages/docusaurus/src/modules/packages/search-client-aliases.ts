import { realpathSync } from 'node:fs';
import { readPackage } from '@docsite/core';
import { installedFolder } from '../../load/installed-package.js';

/**
 * The modules of DocSearch 4 that the code of Docusaurus's search theme imports, and whose contents are in the main
 * module of earlier versions.
 */
const laterModules = ['version', 'useDocSearchKeyboardEvents', 'useTheme'];

/**
 * Lets sites with DocSearch 3 import `@docusaurus/theme-search-algolia/client`: modules that exist only in version 4
 * resolve to the main module, as the theme configures it for webpack.
 */
export function searchClientAliases(siteDir: string): Record<string, string> {
  const theme = installedFolder('@docusaurus/theme-search-algolia', siteDir);
  const search = theme && installedFolder('@docsearch/react', realpathSync(theme));
  if (search === undefined || !readPackage(search).version?.startsWith('3.')) return {};
  return Object.fromEntries(laterModules.map((name) => [`@docsearch/react/${name}`, search]));
}
