import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { propertiesOf } from '../../values/properties-of.js';

/**
 * Where bundles find the function that imports modules by names that they compute; a string, because modules may
 * declare a variable named `Symbol`.
 */
export const loaderKey = 'docsite.load';

/** Imports a module that Node cannot, by its file, absolute: TypeScript. */
export type ImportCode = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/** Provides that function. */
export function provideLoader(importCode: ImportCode): void {
  (globalThis as Record<string, unknown>)[loaderKey] ??= (name: unknown, importer: string) =>
    loadComputed(name, importer, importCode);
}

/**
 * Imports a module by a computed name, which is relative to the importing module, not to the bundle. CommonJS modules
 * are required, so that their properties are available as exports within a few microtasks, as they are with jiti, which
 * loads Docusaurus configurations: the transform of a plugin may not wait for its imports.
 */
async function loadComputed(name: unknown, importer: string, importCode: ImportCode): Promise<unknown> {
  const written = String(name);
  const require = createRequire(importer);
  const file = resolved(written.startsWith('file:') ? fileURLToPath(written) : written, require);
  if (!isAbsolute(file)) return import(file);
  if (typed.includes(extname(file))) return withDefault(await importCode(file));
  return isCommonJs(file) ? exportsOf(require(file)) : import(pathToFileURL(file).href);
}

const typed: readonly string[] = ['.ts', '.mts', '.cts', '.tsx'];

/** The exports of a TypeScript module as jiti returns them: an object that is the default one has the others, too. */
function withDefault(exports: Readonly<Record<string, unknown>>): unknown {
  const { default: value, ...others } = exports;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return exports;
  return Object.defineProperty({ ...value, ...others }, 'default', { value });
}

/** The file of a module, whose name may lack the ending of TypeScript; the name of one that only `import` finds. */
function resolved(name: string, require: NodeJS.Require): string {
  for (const ending of ['', ...typed])
    try {
      return require.resolve(name + ending);
    } catch (error) {
      const isPath = /^\.{0,2}\//.test(name) || isAbsolute(name);
      if (isPath && ending === typed.at(-1)) throw error;
    }
  return name;
}

function isCommonJs(file: string): boolean {
  const extension = extname(file);
  if (extension !== '.js') return extension === '.cjs' || extension === '.json';
  return !/^\s*(?:import|export)\b/m.test(readFileSync(file, 'utf8'));
}

/**
 * The exports of a required module, with itself as the default one unless it is an ES module or was compiled from one.
 */
function exportsOf(module: unknown): unknown {
  if (typeof module !== 'object' || module === null) return { default: module };
  const isOfEsm = types.isModuleNamespaceObject(module) || propertiesOf(module).__esModule === true;
  return isOfEsm ? module : { ...module, default: module };
}
