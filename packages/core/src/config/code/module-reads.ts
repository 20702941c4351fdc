import { isBuiltin } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { readText } from '../../process/files/read-text.js';
import type { Facts } from '../../process/observation/facts.js';
import { isOfPackage } from '../../process/observation/observation.js';
import type { RunManner } from './changing-names.js';
import { interopFiles } from './interop/interop-defaults.js';
import { findUnsteadyCode } from './named-code.js';
import { manifestOf } from './packages/manifest-of.js';

/** The files that an imported module of the site was bundled from, and its other inputs. */
export interface ModuleReads {
  /**
   * The bundled files, and the `package.json` of each package that Node loads for them, which stands for its code:
   * absolute and sorted.
   */
  readonly files: readonly string[];
  /** Hash of the bundled code as it ran, while the files may have changed since then; absent for data. */
  readonly code?: string;
  /**
   * Whether the module's result depends on these files alone. It does not if they import Node modules that reach
   * outside, or use names that change from run to run: the clock, the environment, the network.
   */
  readonly isClosed: boolean;
  /** The first place that makes `isClosed` false; absent if none can be named. */
  readonly opening?: CodePlace;
  /** What else the module read while it ran, as far as that was observed. */
  readonly facts?: Facts;
  /** Whether all its exports are part of the configuration, as plain data. */
  readonly isData?: boolean;
}

/** A piece of code. */
export interface CodePlace {
  readonly file: string;
  /** 1-based; absent if unknown. */
  readonly line?: number;
  readonly code: string;
  /** What the file does with the code; absent if it merely names it. */
  readonly verb?: 'calls';
}

/** Node modules whose reads an observation records, also when packages use them. */
const observed =
  /^(?:node:)?(?:fs|fs\/promises|child_process|crypto|http|https|net|dns|worker_threads|events|stream|timers|timers\/promises|zlib)$/;

/** Node modules that only compute and read nothing. */
export const pureModules =
  /^(?:node:)?(?:path|path\/posix|url|util|assert|assert\/strict|buffer|querystring|string_decoder)$/;

/**
 * Derives a module's reads from esbuild's metafile.
 *
 * @param folder esbuild's working folder, which paths in the metafile are relative to.
 */
export async function moduleReads({ inputs }: Metafile, folder: string, manner: RunManner): Promise<ModuleReads> {
  const bundled = Object.entries(inputs)
    .filter(([path]) => isAbsolute(path) || !/^(?:[\w-]{2,}:|<)/.test(path))
    .map(([path, input]) => ({
      file: resolve(folder, path),
      imports: externalImports(input),
    }));
  const loaded = [...Object.values(inputs).flatMap(externalImports), ...interopFiles(inputs)];
  const files = [...bundled.map(({ file }) => file), ...loaded.flatMap((path) => manifestOf(path) ?? [])];
  const own = bundled.filter(({ file }) => !isOfPackage(file));
  const open = (await openingIn(own, manner)) ?? openingByImport(own, manner);
  return {
    files: [...new Set(files)].sort(),
    isClosed: open === undefined,
    ...(open?.opening !== undefined && { opening: open.opening }),
  };
}

/** What a bundled module imports of what is not bundled, also one that docsite generates around a package. */
function externalImports({ imports }: Pick<Metafile['inputs'][string], 'imports'>): string[] {
  return imports.filter((item) => item.external === true).map((item) => item.path);
}

/** One of the site's files, and its imports that were not bundled. */
interface BundledFile {
  /** Absolute. */
  readonly file: string;
  readonly imports: readonly string[];
}

/** Finds code whose inputs are unknown, with its place if there is one; undefined if all inputs are known. */
async function openingIn(
  files: readonly BundledFile[],
  manner: RunManner,
): Promise<{ readonly opening?: CodePlace } | undefined> {
  for (const { file } of files.filter((bundled) => !bundled.file.endsWith('.json'))) {
    const text = readText(file);
    if (text === undefined) return {};
    const found = await findUnsteadyCode(file, text, manner);
    if (found !== undefined) return { opening: { file, ...found } };
  }
  return undefined;
}

/** Finds an import of a Node module whose reads are not observed. */
function openingByImport(
  files: readonly BundledFile[],
  manner: RunManner,
): { readonly opening: CodePlace } | undefined {
  const isKnown = (name: string): boolean => pureModules.test(name) || (manner === 'observed' && observed.test(name));
  for (const { file, imports } of files) {
    const name = imports.find((path) => isBuiltin(path) && !isKnown(path));
    if (name === undefined) continue;
    const line = lineWith(file, name.replace(/^node:/, ''));
    return { opening: { file, code: name, ...(line !== undefined && { line }) } };
  }
  return undefined;
}

function lineWith(file: string, text: string): number | undefined {
  const index = (readText(file) ?? '').split('\n').findIndex((line) => /['"]/.test(line) && line.includes(text));
  return index < 0 ? undefined : index + 1;
}
