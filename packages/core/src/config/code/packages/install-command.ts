import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPackages } from './package-file.js';
import { packageFolders, packageManagerOf } from './package-manager.js';

/** What an installation leaves; Yarn the second with Plug'n'Play. */
const installed = ['node_modules', '.pnp.cjs'];

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
  const { install, add } = packageManagerOf(siteDir);
  const isDeclared = (names: readonly string[]): boolean => names.some((name) => declared.has(name));
  const asked = [...packages].map((names) => [names].flat().map(packageNameOf));
  const lacksAll = !folders.some((folder) => installed.some((name) => existsSync(join(folder, name))));
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
