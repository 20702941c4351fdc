import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isFile } from '@docsite/core/process';

/** The extensions of code and data that imports may omit, in webpack's order in Docusaurus. */
export const moduleEndings: readonly string[] = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

const omitted = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)];

/** The file of a module by its path, absolute, which may lack the extension, or be the folder of an `index` file. */
export function findModule(path: string): string | undefined {
  return omitted.map((ending) => path + ending).find(isFile);
}

/** The file that Node finds for an import by the code of a folder, absolute; undefined if there is none. */
export function resolveModule(name: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}
