import { join } from 'node:path';

/**
 * The layer with the symbols that are in each document of Docusaurus's theme, if code refers to one.
 *
 * @param code Texts of the site's code, of the themes of its plugins, and of code from packages that is made for it.
 * @param themeDir The folder of docsite's modules for such sites, absolute.
 */
export function symbolLayers(code: readonly string[], themeDir: string): string[] {
  return code.some((text) => text.includes('#theme-svg-external-link')) ? [join(themeDir, 'frame/svg-symbols')] : [];
}
