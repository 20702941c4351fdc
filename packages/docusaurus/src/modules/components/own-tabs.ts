import { join } from 'node:path';

/**
 * The layer in which tab panels in documents can be inside tabs other than docsite's, if code draws such tabs.
 *
 * @param code Texts of the site's code, of the themes of its plugins, and of code from packages that is made for it.
 * @param themeDir The folder of docsite's modules for such sites, absolute.
 */
export function ownTabsLayers(code: readonly string[], themeDir: string): string[] {
  return code.some((text) => ownTabs.test(text)) ? [join(themeDir, 'frame/tab-item')] : [];
}

const ownTabs = /\b(?:useTabs|useTabsContextValue|sanitizeTabsChildren)\b/;
