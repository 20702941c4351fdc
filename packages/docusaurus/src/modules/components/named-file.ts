import { join } from 'node:path';
import { findModule } from '../../load/files/find-module.js';
import { swizzledFile } from './theme-files.js';

/**
 * The file of a component of the site that an option names by an import specifier, absolute; `undefined` if it is not
 * the site's.
 */
export function namedFile(module: string, siteDir: string): string | undefined {
  const component = /^@(?:theme|site\/src\/theme)\/(.+)$/.exec(module)?.[1];
  if (component !== undefined) return swizzledFile(siteDir, component);
  return findModule(join(siteDir, module.replace(/^@site\//, '')));
}
