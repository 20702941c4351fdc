import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package manager: its lock file and its commands. */
export interface PackageManager {
  readonly lockFile: string;
  /** Installs the declared packages. */
  readonly install: string;
  /** Adds packages, whose names follow. */
  readonly add: string;
  /** Adds packages for development, whose names follow. */
  readonly addForDevelopment: string;
}

const npm: PackageManager = {
  lockFile: 'package-lock.json',
  install: 'npm install',
  add: 'npm install',
  addForDevelopment: 'npm install -D',
};

const bun = { install: 'bun install', add: 'bun add', addForDevelopment: 'bun add -d' };

const managers: readonly PackageManager[] = [
  {
    lockFile: 'pnpm-lock.yaml',
    install: 'pnpm install',
    add: 'pnpm add',
    addForDevelopment: 'pnpm add -D',
  },
  { lockFile: 'yarn.lock', install: 'yarn install', add: 'yarn add', addForDevelopment: 'yarn add -D' },
  { lockFile: 'bun.lock', ...bun },
  { lockFile: 'bun.lockb', ...bun },
  npm,
];

/** The names of the lock files of package managers. */
export const lockFiles: readonly string[] = managers.map(({ lockFile }) => lockFile);

/**
 * The package manager of a site, or of the repository that it is a package of; npm if nothing says otherwise.
 *
 * @param siteDir Absolute.
 */
export function packageManagerOf(siteDir: string): PackageManager {
  for (const folder of packageFolders(siteDir))
    for (const manager of managers) if (existsSync(join(folder, manager.lockFile))) return manager;
  return npm;
}

/** The folder of a site and, if that is a package, those above it in its repository. */
export function packageFolders(siteDir: string): string[] {
  const folders = [siteDir];
  if (!existsSync(join(siteDir, 'package.json'))) return folders;
  for (let folder = siteDir; !existsSync(join(folder, '.git')); folder = dirname(folder)) {
    if (dirname(folder) === folder) return [siteDir];
    folders.push(dirname(folder));
  }
  return folders;
}
