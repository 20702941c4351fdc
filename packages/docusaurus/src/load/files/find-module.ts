import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isFile } from '@docsite/core/process';

/** The extensions of code and data that imports may omit, in webpack's order in Docusaurus. */
export const moduleEndings: readonly string[] = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

const omitted = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)];

/** The file of a module by its path, absolute, which may lack the extension, or be the folder of an `index` file. */
export function findModule(path: string): string | undefined {
  return omitted.map((ending) => path + ending).find(isFile);
}

/** A module that imports others, absolute, and the site that it belongs to. */
export interface ImportingModule {
  readonly file: string;
  readonly siteDir: string;
}

/** The path of a module of the site that another imports, absolute as for `findModule`; undefined for other modules. */
export function placeOfImport(name: string, { file, siteDir }: ImportingModule): string | undefined {
  if (name.startsWith('@site/')) return join(siteDir, name.slice('@site/'.length));
  return name.startsWith('.') ? join(dirname(file), name) : undefined;
}

/** The file of a module of the site that another imports, absolute; undefined for other modules. */
export function fileOfImport(name: string, importing: ImportingModule): string | undefined {
  const place = placeOfImport(name, importing);
  return place === undefined ? undefined : findModule(place);
}

/** The file that Node finds for an import by the code of a folder, absolute; undefined if there is none. */
export function resolveModule(name: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}
