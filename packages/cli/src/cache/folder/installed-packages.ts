import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, declaredPackages, lockFiles, readPackage } from '@docsite/core';

/**
 * Hash of the nearest lock file, of the nearest list of installed packages, of the names of those that are installed,
 * and of the versions of those that the site names: packages may be missing or older while the lock file is the same,
 * and put there by hand. Empty without any of these.
 */
export function identifyPackages(siteDir: string): string {
  const files = [lockFiles, installedLists].flatMap((names) => nearest(siteDir, names) ?? []);
  const installed = packageFolders(siteDir).flatMap(installedNames);
  const versions = declaredPackages(siteDir).map((name) => `${name} ${installedVersion(siteDir, name)}`);
  const parts = [...files.map((file) => contentHash(readFileSync(file))), ...installed, ...versions];
  return parts.length === 0 ? '' : contentHash(parts.join('\n'));
}

/** Where package managers list what they have installed, with the same contents on every machine. */
const installedLists: readonly string[] = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
];

/** The first of the files in a folder, or else in the nearest folder around it that has one. */
function nearest(folder: string, names: readonly string[]): string | undefined {
  const found = foldersAround(folder).flatMap((around) => names.map((name) => join(around, name)));
  return found.find((file) => existsSync(file));
}

/** A folder and those around it, from the inside out. */
function foldersAround(folder: string): string[] {
  return dirname(folder) === folder ? [folder] : [folder, ...foldersAround(dirname(folder))];
}

/** The folders of the site's packages: its own, and those of a workspace around it, which has the lock file. */
function packageFolders(siteDir: string): string[] {
  const around = foldersAround(siteDir);
  const end = around.findIndex((folder) => lockFiles.some((name) => existsSync(join(folder, name))));
  return around.slice(0, Math.max(end, 0) + 1).map((folder) => join(folder, 'node_modules'));
}

/** Names of packages for one platform, such as `@esbuild/linux-x64`: machines with the same cache have others. */
const ofPlatform =
  /^fsevents$|(?:^|[-/])(?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|wasm32|win32)(?:-|$)/;

/** The names of the packages in a folder for them, without those that tools put there for themselves. */
function installedNames(folder: string): string[] {
  const names = listFolder(folder).filter((name) => !name.startsWith('.'));
  const [scopes, plain] = [names.filter((name) => name.startsWith('@')), names.filter((name) => !name.startsWith('@'))];
  const inScopes = scopes.flatMap((scope) => listFolder(join(folder, scope)).map((name) => `${scope}/${name}`));
  return [...plain, ...inScopes].filter((name) => !ofPlatform.test(name));
}

/** The names of the entries, sorted; none if there is no such folder. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** The version of a package that code of the site imports; empty if it is not installed. */
function installedVersion(siteDir: string, name: string): string {
  const manifest = nearest(siteDir, [join('node_modules', name, 'package.json')]);
  return manifest === undefined ? '' : String(readPackage(dirname(manifest)).version);
}
