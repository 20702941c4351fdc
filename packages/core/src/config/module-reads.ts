import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Facts } from '../process/facts.js';
import { isOfPackage } from '../process/observation.js';
import type { RunManner } from './changing-names.js';
import { manifestOf } from './manifest-of.js';
import { findUnsteadyCode } from './named-code.js';
import { requiredFiles } from './packages-of-node.js';

/** What a module of the site's own was made of when it was imported. */
export interface ModuleReads {
  /**
   * The files that were bundled, and of each package that Node loads for them its `package.json`: absolute and sorted.
   * What a package does is taken to follow from its version.
   */
  readonly files: readonly string[];
  /**
   * Whether running it depends on these files alone. It does not where they import modules of Node that reach outside,
   * or name what changes from run to run: the clock, the environment, the network.
   */
  readonly isClosed: boolean;
  /** The first place because of which it does not; absent where none can be named. */
  readonly opening?: CodePlace;
  /** What else it has read when it was run, as far as that was observed. */
  readonly facts?: Facts;
  /** Whether all that it gives is part of the configuration, as plain data. */
  readonly isData?: boolean;
}

/** A piece of code. */
export interface CodePlace {
  readonly file: string;
  /** 1-based; absent where it is not known. */
  readonly line?: number;
  readonly code: string;
  /** What the file does with it; absent where it names it. */
  readonly verb?: 'calls';
}

/** Modules of Node whose reads an observation notes, also where packages use them. */
const observed =
  /^(?:node:)?(?:fs|fs\/promises|child_process|crypto|http|https|net|dns|worker_threads|events|stream|timers|timers\/promises|zlib)$/;

/** Modules of Node that compute and read nothing. */
export const pureModules =
  /^(?:node:)?(?:path|path\/posix|url|util|assert|assert\/strict|buffer|querystring|string_decoder)$/;

/**
 * Reads off what esbuild bundled.
 *
 * @param folder Its working folder, which paths in the metafile are relative to.
 */
export async function moduleReads(
  { inputs }: Metafile,
  folder: string,
  manner: RunManner = 'alone',
): Promise<ModuleReads> {
  const bundled = Object.entries(inputs)
    .filter(([path]) => isAbsolute(path) || !/^(?:[\w-]{2,}:|<)/.test(path))
    .map(([path, { imports }]) => ({
      file: resolve(folder, path),
      imports: imports.filter((item) => item.external === true).map((item) => item.path),
    }));
  const loaded = [...bundled.flatMap(({ imports }) => imports), ...requiredFiles(inputs)];
  const files = [...bundled.map(({ file }) => file), ...loaded.flatMap((path) => manifestOf(path) ?? [])];
  const own = bundled.filter(({ file }) => !isOfPackage(file));
  const open = (await openingIn(own, manner)) ?? openingByImport(own, manner);
  return {
    files: [...new Set(files)].sort(),
    isClosed: open === undefined,
    ...(open?.opening !== undefined && { opening: open.opening }),
  };
}

/** A file of the site's own, and what it imports that was not bundled. */
interface BundledFile {
  /** Absolute. */
  readonly file: string;
  readonly imports: readonly string[];
}

/** Why it is not known what code depends on, with the place where there is one; nothing where it is known. */
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

/** Where a module of Node is imported whose reads are not observed. */
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

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
