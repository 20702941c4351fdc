import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** Files outside of the site folder that a bundle is made from, absolute, but for those of packages. */
export type OutsideFiles = Set<string>;

/** The site folder, and the set that files outside of it are added to. */
export interface OutsideFilesOptions {
  readonly siteDir: string;
  readonly outsideFiles: OutsideFiles;
}

/**
 * Notes the files outside of the site folder that esbuild reads in a build, whatever plugin loads them.
 *
 * @param options Of `readFiles`, where it is given, all files become part.
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

/** Notes a file if it is outside of the site folder, and of no package. */
export function noteFile(file: string, { siteDir, outsideFiles }: OutsideFilesOptions): void {
  const path = relative(realpathSync(siteDir), file);
  const isOutside = isAbsolute(path) || path.split(sep)[0] === '..';
  if (isOutside && !file.split(/[\\/]/).includes('node_modules')) outsideFiles.add(file);
}

/** What esbuild puts before the name of a file that a plugin loads. */
const scope = /^[\w-]+:(?=\/|[A-Za-z]:[\\/])/;

/**
 * The inputs whose names depend on where the site lies: those outside of it, and those that plugins load by their path.
 */
export function foreignNames(metafile: Metafile | undefined): readonly string[] {
  return Object.keys(metafile?.inputs ?? {}).filter((name) => name.startsWith('../') || scope.test(name));
}

/** The file of such an input. Style sheets name fonts with a query or fragment, as `font.eot?#iefix`. */
function fileOfName(name: string, siteDir: string): string {
  const file = resolve(join(siteDir, '.'), name.replace(scope, ''));
  return existsSync(file) ? file : file.replace(/[?#].*$/, '');
}
