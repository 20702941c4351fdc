import { installedFolder } from '../../load/installed-package.js';

const name = 'styled-components';

/**
 * The layer that collects the styles of styled-components, if it is installed and code of the site or of its plugins
 * imports it.
 */
export function styledLayers(code: readonly string[], siteDir: string): string[] {
  const isUsed = code.some((text) => /['"]styled-components['"]/.test(text));
  return isUsed && installedFolder(name, siteDir) !== undefined ? [name] : [];
}
