import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isOfPackage, packageOf } from '@docsite/core/process';
import type { Metafile, Plugin } from 'esbuild';

/**
 * Absolute paths of files that a bundle is made from and that are not the site's own: outside its folder, or in
 * installed packages.
 */
export type ForeignFiles = Set<string>;

/** The site folder, and the set to add such files to. */
export interface ForeignFilesOptions {
  readonly siteDir: string;
  readonly foreignFiles: ForeignFiles;
}

/**
 * Records the files that esbuild reads in a build and that are not the site's own, whichever plugin loads them. Of
 * packages, their manifests count too, because they name the files that are imported.
 *
 * @param options If `readFiles` is given, all files are added to it.
 */
export function noteForeignFiles({
  siteDir,
  foreignFiles,
  readFiles,
}: ForeignFilesOptions & { readonly readFiles?: Set<string> | undefined }): Plugin {
  return {
    name: 'docsite-foreign-files',
    setup(build) {
      build.onEnd(({ metafile }) => {
        const names = Object.keys(metafile?.inputs ?? {});
        for (const file of foreignAmong(names, siteDir)) foreignFiles.add(file);
        if (readFiles === undefined) return;
        for (const file of names.map((name) => fileOfName(name, siteDir))) if (existsSync(file)) readFiles.add(file);
      });
    },
  };
}

/** The files of inputs that are not the site's own, and the manifests of their packages. */
function foreignAmong(names: readonly string[], siteDir: string): string[] {
  const folder = realpathSync(siteDir);
  const files = names
    .filter((name) => hasPlacedName(name) || isInstalled(name))
    .map((name) => fileOfName(name, siteDir));
  const packages = new Set(files.filter(isOfPackage).map(packageOf));
  return [
    ...files.filter((file) => isForeign(file, folder)),
    ...[...packages].map((installed) => join(installed, 'package.json')),
  ];
}

/** Records a file unless it is the site's own. */
export function noteFile(file: string, { siteDir, foreignFiles }: ForeignFilesOptions): void {
  if (isForeign(file, realpathSync(siteDir))) foreignFiles.add(file);
}

/** @param folder The real path of the site folder. */
function isForeign(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return isAbsolute(path) || path.split(sep)[0] === '..' || isOfPackage(path);
}

/** esbuild's prefix of a file name loaded by a plugin. */
const scope = /^[\w-]+:(?=\/|[A-Za-z]:[\\/])/;

/** The inputs whose names depend on the site's location: those outside of it, and those that plugins load by path. */
export function placedNames(metafile: Metafile | undefined): readonly string[] {
  return Object.keys(metafile?.inputs ?? {}).filter(hasPlacedName);
}

function hasPlacedName(name: string): boolean {
  return name.startsWith('../') || scope.test(name);
}

/** Whether an input is a file of a package in the site folder; esbuild also lists modules that it left empty. */
function isInstalled(name: string): boolean {
  return name.startsWith('node_modules/') || (name.includes('/node_modules/') && !name.startsWith('('));
}

/** The file of such an input. Style sheets name fonts with a query or fragment, as `font.eot?#iefix`. */
function fileOfName(name: string, siteDir: string): string {
  const file = resolve(join(siteDir, '.'), name.replace(scope, ''));
  return !/[?#]/.test(file) || existsSync(file) ? file : file.replace(/[?#].*$/, '');
}
