import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { statsOf } from './files/file-kind.js';

/** The folders of packages whose files were changed one by one. Node loads each file only once per thread. */
const changed = new Set<string>();
let isAnyReplaced = false;

/**
 * Notes that an installed package has changed, so that `isReplaced` returns true for it.
 *
 * @param path A file of the package, or the folder of all packages if it is unknown which of them were replaced.
 */
export function noteReplaced(path: string): void {
  if (basename(path) === 'node_modules') isAnyReplaced = true;
  else changed.add(packageOf(path));
}

/**
 * Whether a file belongs to a package that has changed since Node may have loaded it, or that depends on one: Node
 * would run its old code.
 */
export function isReplaced(file: string): boolean {
  if (!isAnyReplaced && changed.size === 0) return false;
  return reachesReplaced(packageOf(file), new Set());
}

/** Makes `require` load a package again. */
export function forgetLoaded(file: string): void {
  const { cache } = createRequire(import.meta.url);
  const folder = `${packageOf(file)}${sep}`;
  for (const path of Object.keys(cache)) if (path.startsWith(folder)) delete cache[path];
}

function reachesReplaced(folder: string, known: Set<string>): boolean {
  if (known.has(folder)) return false;
  known.add(folder);
  if (changed.has(folder) || (isAnyReplaced && isNew(join(folder, 'package.json')))) return true;
  return dependenciesOf(folder).some((dependency) => reachesReplaced(dependency, known));
}

/** Whether a file was written after this thread began. Package managers set other times of files than this one. */
function isNew(file: string): boolean {
  return (statsOf(file)?.ctimeMs ?? 0) > performance.timeOrigin;
}

/** The folder of the package that an installed file, given as an absolute path, belongs to. */
export function packageOf(path: string): string {
  const parts = path.split(sep);
  const at = parts.lastIndexOf('node_modules');
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join(sep);
}

/** The folders of the installed packages that a package names as its dependencies. */
function dependenciesOf(folder: string): string[] {
  const names = Object.keys(readDependencies(join(folder, 'package.json')));
  return names.flatMap((name) => installedFrom(folder, name) ?? []);
}

function readDependencies(manifest: string): object {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: object }).dependencies ?? {};
  } catch {
    return {};
  }
}

/** Where Node finds a package that code in a folder imports; undefined if it is not installed. */
function installedFrom(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (statsOf(found) !== undefined) return realpathSync(found);
  return dirname(folder) === folder ? undefined : installedFrom(dirname(folder), name);
}
