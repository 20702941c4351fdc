import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPackages } from './package-file.js';
import { packageFolders, packageManagerOf } from './package-manager.js';

/**
 * The command that installs packages which a site needs, for its package manager. Packages that the `package.json` of
 * the site or of its repository declares are not named, because they may be part of the repository itself. If nothing
 * is installed, others may come with the declared ones, so that none is named. Where Yarn keeps packages in archives,
 * the command has it install them into `node_modules`, where they are looked for.
 *
 * @param siteDir Absolute.
 * @param packages Names of packages or of modules in them; a list for a package that may have several names.
 */
export function installCommandOf(siteDir: string, packages: Iterable<string | readonly string[]>): string {
  const folders = packageFolders(siteDir);
  const declared = new Set(folders.flatMap(declaredPackages));
  const { install, add } = packageManagerOf(siteDir);
  const isDeclared = (names: readonly string[]): boolean => names.some((name) => declared.has(name));
  const asked = [...packages].map((names) => [names].flat().map(packageNameOf));
  const lacksAll = !folders.some((folder) => existsSync(join(folder, 'node_modules')));
  const others = lacksAll && asked.some(isDeclared) ? [] : asked.filter((names) => !isDeclared(names));
  const added = others.flatMap(([name]) => name ?? []);
  const command = added.length === 0 ? install : `${add} ${[...new Set(added)].sort().join(' ')}`;
  const isInArchives = folders.some((folder) => existsSync(join(folder, '.pnp.cjs')));
  return isInArchives ? `yarn config set nodeLinker node-modules && ${command}` : command;
}

/** The package of a module: `@scope/name` for `@scope/name/part`. */
export function packageNameOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
