import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The keys of a `package.json` that are read; all are optional. */
export interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, unknown>>;
}

/** The `package.json` in a folder; empty if there is none, or it cannot be read. */
export function readPackage(folder: string): PackageFile {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
  } catch {
    return {};
  }
}

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
