import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../../text/json-text.js';

/** The keys of a `package.json` that are read; all are optional. */
export interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
  readonly optionalDependencies?: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, unknown>>;
}

/** The `package.json` in a folder; empty if there is none, or it cannot be read. */
export function readPackage(folder: string): PackageFile {
  try {
    return (parseJson(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile | null) ?? {};
  } catch {
    return {};
  }
}

/** The names of the packages that a package or site installs for itself. */
export function declaredPackages(folder: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = readPackage(folder);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}
