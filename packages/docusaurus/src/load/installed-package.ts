import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackage } from '@docsite/core';

/** The folder of an installed package. In a workspace, it may be installed in a parent folder. */
export function installedFolder(name: string, folder: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return dirname(folder) === folder ? undefined : installedFolder(name, dirname(folder));
}

/** The version range in which a site's package depends on another; undefined if it does not. */
export function dependencyOf(siteDir: string, name: string): unknown {
  const { dependencies, devDependencies } = readPackage(siteDir);
  return { ...devDependencies, ...dependencies }[name];
}
