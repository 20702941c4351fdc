import { isAbsolute, posix, relative } from 'node:path';

/**
 * The path relative to the site folder that `href` names, seen from `file`. Content may lie outside of the site folder,
 * as `../docs` does; a file refers to what lies as far outside as itself, and to nothing further: `undefined` then.
 */
export function resolveSitePath(file: string, href: string): string | undefined {
  const joined = resolveImportPath(file, href);
  return levelsUp(joined) > levelsUp(posix.normalize(file)) || posix.isAbsolute(joined) ? undefined : joined;
}

/** The path relative to the site folder that an import names in `file`. Code may import from anywhere. */
export function resolveImportPath(file: string, specifier: string): string {
  const fromSite = /^(?:@site)?\/(.*)$/.exec(specifier)?.[1];
  return posix.normalize(fromSite ?? posix.join(posix.dirname(file), specifier));
}

/** The longest of some names that an import is, or begins with. */
export function aliasOf(specifier: string, aliases: Readonly<Record<string, unknown>>): string | undefined {
  const fitting = Object.keys(aliases).filter((name) => specifier === name || specifier.startsWith(`${name}/`));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/**
 * An import with the file or folder, from the site folder on, in the place of the name that stands for it.
 *
 * @param aliases Absolute, or from the site folder on.
 */
export function withoutAlias(specifier: string, aliases: Readonly<Record<string, string>>, siteDir = ''): string {
  const name = aliasOf(specifier, aliases);
  if (name === undefined) return specifier;
  const path = aliases[name] as string;
  const fromSite = isAbsolute(path) ? relative(siteDir, path).replaceAll('\\', '/') : path;
  return `@site/${fromSite}${specifier.slice(name.length)}`;
}

/** How many folders above the site folder a normalised path begins. */
function levelsUp(path: string): number {
  const segments = path.split('/');
  const first = segments.findIndex((segment) => segment !== '..');
  return first < 0 ? segments.length : first;
}

/** `to` as a relative reference from `file`, beginning with `./` or `../`. */
export function relativeReference(file: string, to: string): string {
  const relative = posix.relative(posix.dirname(file), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Whether `path` lies in `folder`, or is it; `.` is the site folder. */
export function isInside(path: string, folder: string): boolean {
  if (folder === '' || folder === '.') return levelsUp(path) === 0;
  return path === folder || path.startsWith(`${folder}/`);
}
