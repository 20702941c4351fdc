import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** Absolute paths of files outside the site folder that a bundle is made from, excluding packages. */
export type OutsideFiles = Set<string>;

/** The site folder, and the set to add outside files to. */
export interface OutsideFilesOptions {
  readonly siteDir: string;
  readonly outsideFiles: OutsideFiles;
}

/**
 * Records the files outside the site folder that esbuild reads in a build, whichever plugin loads them.
 *
 * @param options If `readFiles` is given, all files are added to it.
 */
export function noteOutsideFiles(
  options: OutsideFilesOptions & { readonly readFiles?: Set<string> | undefined },
): Plugin {
  return {
    name: 'docsite-outside-files',
    setup(build) {
      build.onEnd(({ metafile }) => {
        for (const name of foreignNames(metafile)) noteFile(fileOfName(name, options.siteDir), options);
        for (const name of Object.keys((options.readFiles && metafile?.inputs) ?? {})) {
          const file = fileOfName(name, options.siteDir);
          if (existsSync(file)) options.readFiles?.add(file);
        }
      });
    },
  };
}

/** Records a file if it is outside the site folder and not in a package. */
export function noteFile(file: string, { siteDir, outsideFiles }: OutsideFilesOptions): void {
  const path = relative(realpathSync(siteDir), file);
  const isOutside = isAbsolute(path) || path.split(sep)[0] === '..';
  if (isOutside && !file.split(/[\\/]/).includes('node_modules')) outsideFiles.add(file);
}

/** esbuild's prefix of a file name loaded by a plugin. */
const scope = /^[\w-]+:(?=\/|[A-Za-z]:[\\/])/;

/** The inputs whose names depend on the site's location: those outside of it, and those that plugins load by path. */
export function foreignNames(metafile: Metafile | undefined): readonly string[] {
  return Object.keys(metafile?.inputs ?? {}).filter((name) => name.startsWith('../') || scope.test(name));
}

/** The file of such an input. Style sheets name fonts with a query or fragment, as `font.eot?#iefix`. */
function fileOfName(name: string, siteDir: string): string {
  const file = resolve(join(siteDir, '.'), name.replace(scope, ''));
  return existsSync(file) ? file : file.replace(/[?#].*$/, '');
}
