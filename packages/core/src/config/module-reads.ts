import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Facts } from '../process/observation.js';
import { findUnsteady, type RunManner } from './changing-names.js';
import { manifestOf } from './manifest-of.js';
import { requiredFiles } from './packages-of-node.js';

/** What a module of the site's own was made of when it was imported. */
export interface ModuleReads {
  /**
   * The files that were bundled, and of each package that Node loads for them its `package.json`: absolute and sorted. A
   * package is taken for a function of its version.
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
  /** What the file does with it: it names it, unless it is said. */
  readonly verb?: 'calls' | 'runs the plugin';
}

/** Modules of Node of which an observation learns what they read; it sees whatever else packages do by them. */
const observed =
  /^(?:node:)?(?:fs|fs\/promises|child_process|crypto|http|https|net|dns|worker_threads|events|stream|timers|timers\/promises|zlib)$/;

/** Modules of Node that compute and read nothing. */
const pure = /^(?:node:)?(?:path|path\/posix|url|util|assert|assert\/strict|buffer|querystring|string_decoder)$/;

/**
 * Reads off what esbuild bundled.
 *
 * @param folder Its working folder, which paths in the metafile are relative to.
 */
export function moduleReads({ inputs }: Metafile, folder: string, manner: RunManner = 'alone'): ModuleReads {
  const own = Object.entries(inputs).filter(([path]) => isAbsolute(path) || !/^(?:[\w-]{2,}:|<)/.test(path));
  const isKnown = (name: string): boolean => pure.test(name) || (manner === 'observed' && observed.test(name));
  const files = own.map(([path]) => resolve(folder, path));
  const external = own.flatMap(([, { imports }]) => imports.filter((item) => item.external === true));
  const loaded = [...external.map(({ path }) => path), ...requiredFiles(inputs)];
  const packages = loaded.flatMap((path) => manifestOf(path) ?? []);
  const all = [...new Set([...files, ...packages])].sort();
  const ofNode = external.find(({ path }) => isBuiltin(path) && !isKnown(path))?.path;
  const inCode = openingIn(files, manner);
  const open = inCode ?? (ofNode === undefined ? undefined : { opening: findImport(ofNode, own, folder) });
  return { files: all, isClosed: open === undefined, ...(open?.opening !== undefined && { opening: open.opening }) };
}

/** Why it is not known what code depends on, with the place where there is one; nothing where it is known. */
function openingIn(files: readonly string[], manner: RunManner): { readonly opening?: CodePlace } | undefined {
  for (const file of files.filter((name) => !name.endsWith('.json'))) {
    const text = readText(file);
    if (text === undefined) return {};
    const found = findUnsteady(text, manner);
    if (found !== undefined) return { opening: { file, ...found } };
  }
  return undefined;
}

/** The file that imports a module of Node. */
function findImport(name: string, inputs: readonly [string, Input][], folder: string): CodePlace | undefined {
  const [path] = inputs.find(([, { imports }]) => imports.some((item) => item.path === name)) ?? [];
  if (path === undefined) return undefined;
  const file = resolve(folder, path);
  const line = lineWith(file, name.replace(/^node:/, ''));
  return { file, code: name, ...(line !== undefined && { line }) };
}

type Input = Metafile['inputs'][string];

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
