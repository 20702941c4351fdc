import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { swizzledFile } from './swizzles.js';

const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js', ''];

/**
 * The file of a component of the site that an option names by an import specifier, absolute; `undefined` if it is not
 * the site's.
 */
export function namedFile(module: string, siteDir: string): string | undefined {
  const component = /^@(?:theme|site\/src\/theme)\/(.+)$/.exec(module)?.[1];
  if (component !== undefined) return swizzledFile(siteDir, component);
  const path = join(siteDir, module.replace(/^@site\//, ''));
  return endings.map((ending) => path + ending).find(existsSync);
}
