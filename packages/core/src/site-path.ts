import { isAbsolute, posix } from 'node:path';
import { pathFrom } from './process/files/path-from.js';

/**
 * Resolves `href` in `file` to a path relative to the site folder. Content may be outside the site folder, as in
 * `../docs`; a file can refer to paths as far outside as itself, but not further: `undefined` for those.
 */
export function resolveSitePath(file: string, href: string): string | undefined {
  const joined = resolveImportPath(file, href);
  return levelsUp(joined) > levelsUp(posix.normalize(file)) || posix.isAbsolute(joined) ? undefined : joined;
}

/** Resolves an import in `file` to a path relative to the site folder. Code may import from anywhere. */
export function resolveImportPath(file: string, specifier: string): string {
  const fromSite = /^(?:@site)?\/(.*)$/.exec(specifier)?.[1];
  return posix.normalize(fromSite ?? posix.join(posix.dirname(file), specifier));
}

/** The longest alias that an import equals or begins with. As in webpack, one that ends in `$` is for whole imports. */
export function aliasOf(specifier: string, aliases: Readonly<Record<string, unknown>>): string | undefined {
  const fitting = Object.keys(aliases).filter((name) =>
    name.endsWith('$') ? specifier === name.slice(0, -1) : specifier === name || specifier.startsWith(`${name}/`),
  );
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/**
 * Replaces the alias in an import by its file or folder, relative to the site folder.
 *
 * @param aliases Absolute, or relative to the site folder.
 */
export function withoutAlias(specifier: string, aliases: Readonly<Record<string, string>>, siteDir = ''): string {
  const name = aliasOf(specifier, aliases);
  if (name === undefined) return specifier;
  const path = aliases[name] as string;
  const fromSite = isAbsolute(path) ? pathFrom(siteDir, path) : path;
  return `@site/${fromSite}${specifier.slice(name.length)}`;
}

/** The number of `..` segments at the start of a normalised path. */
function levelsUp(path: string): number {
  const segments = path.split('/');
  const first = segments.findIndex((segment) => segment !== '..');
  return first < 0 ? segments.length : first;
}

/** A relative reference from `file` to `to`, beginning with `./` or `../`. */
export function relativeReference(file: string, to: string): string {
  const relative = posix.relative(posix.dirname(file), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Whether `path` is `folder` or inside it; `.` is the site folder. */
export function isInside(path: string, folder: string): boolean {
  if (folder === '' || folder === '.') return levelsUp(path) === 0;
  return path === folder || path.startsWith(`${folder}/`);
}
