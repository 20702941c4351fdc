import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The commands of a package manager: to install declared packages, and to add others, whose names follow. */
interface PackageManager {
  readonly install: string;
  readonly add: string;
}

const npm: PackageManager = { install: 'npm install', add: 'npm install' };

const managers: readonly (readonly [lockFile: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', { install: 'pnpm install', add: 'pnpm add' }],
  ['yarn.lock', { install: 'yarn install', add: 'yarn add' }],
  ['bun.lock', { install: 'bun install', add: 'bun add' }],
  ['package-lock.json', npm],
];

/**
 * The command that installs packages which a site needs, for its package manager. Packages that the `package.json` of
 * the site or of its repository declares are not named, because they may be part of the repository itself. If nothing
 * is installed, others may come with the declared ones, so that none is named.
 *
 * @param siteDir Absolute.
 * @param packages Names of packages or of modules in them; a list for a package that may have several names.
 */
export function installCommandOf(siteDir: string, packages: Iterable<string | readonly string[]>): string {
  const folders = packageFolders(siteDir);
  const declared = new Set(folders.flatMap(declaredPackages));
  const { install, add } = managerOf(folders);
  const isDeclared = (names: readonly string[]): boolean => names.some((name) => declared.has(name));
  const asked = [...packages].map((names) => [names].flat().map(packageNameOf));
  const lacksAll = !folders.some((folder) => existsSync(join(folder, 'node_modules')));
  const others = lacksAll && asked.some(isDeclared) ? [] : asked.filter((names) => !isDeclared(names));
  const added = others.flatMap(([name]) => name ?? []);
  return added.length === 0 ? install : `${add} ${[...new Set(added)].sort().join(' ')}`;
}

/** The package of a module: `@scope/name` for `@scope/name/part`. */
export function packageNameOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The folder of a site and, if that is a package, those above it in its repository. */
function packageFolders(siteDir: string): string[] {
  const folders = [siteDir];
  if (!existsSync(join(siteDir, 'package.json'))) return folders;
  for (let folder = siteDir; !existsSync(join(folder, '.git')); folder = dirname(folder)) {
    if (dirname(folder) === folder) return [siteDir];
    folders.push(dirname(folder));
  }
  return folders;
}

function managerOf(folders: readonly string[]): PackageManager {
  for (const folder of folders)
    for (const [lockFile, manager] of managers) if (existsSync(join(folder, lockFile))) return manager;
  return npm;
}

function declaredPackages(folder: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = readManifest(join(folder, 'package.json'));
  return [dependencies, devDependencies, optionalDependencies].flatMap((names) => Object.keys(names ?? {}));
}

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>;

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return {};
  }
}
