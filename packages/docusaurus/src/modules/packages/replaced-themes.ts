import { join } from 'node:path';
import { replacementOf } from '../../config/plugins/plugins.js';
import { findModule } from '../../load/files/find-module.js';

/**
 * Replacements for components that the site's code imports from inside a plugin that docsite replaces, such as a
 * wrapped search bar: docsite's own components with these names.
 *
 * @param code Texts of the site's modules.
 */
export function replacedThemes(code: readonly string[], themeDir: string): Readonly<Record<string, string>> {
  const found = code.flatMap((text) => [...text.matchAll(componentImport)]);
  return Object.fromEntries(
    found.flatMap(([, name = '', packageName = '', component = '']): [string, string][] => {
      const own = findModule(join(themeDir, component));
      return own !== undefined && replacementOf(packageName) !== undefined ? [[name, own]] : [];
    }),
  );
}

const componentImport =
  /\b(?:from|import|require\()\s*['"](((?:@[\w.-]+\/)?[\w.-]+)\/(?:[\w.-]+\/)*theme\/([A-Z][\w/]*?)(?:\/index)?(?:\.[jt]sx?)?)['"]/g;
