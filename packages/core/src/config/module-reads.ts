import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import type { Facts } from '../process/observation.js';

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

/** What code is run in: all that differs from run to run but for the clock and chance. */
const surroundings =
  /\bprocess\s*\.(?!\s*env\s*\.\s*NODE_ENV\b)|\bprocess\s*\[|\bfetch\s*\(|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\bcrypto\s*\.\s*(?:random|getRandom)/;

const clock = /\bDate\s*\.\s*now\b|\bDate\s*\(\s*\)|\bMath\s*\.\s*random\b|\bnew\s+Date\s*[;,)\]}.]/;

const changing = new RegExp(`${surroundings.source}|${clock.source}`);

/** What an observation does not learn of. */
const unseen =
  /\bprocess\s*\.(?!\s*(?:env|cwd|platform|arch|versions?|release|exit|exitCode|stdout|stderr|on|once|emitWarning)\b)|\bprocess\s*\[|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\brandom(?:Bytes|UUID|Int|Fill)|\bgetRandomValues\b|\bhrtime\b|\bIntl\s*\.\s*DateTimeFormat\b|\bimport\s*\(\s*[^'"`)\s]|\brequire\s*\(\s*[^'"`)\s]/;

/** How a module is run: as it is, with the clock standing, or under an observation, which learns of all but `unseen`. */
type RunManner = 'alone' | 'still' | 'observed';

/** What a module may name that makes it unknown what it depends on. */
const patterns: Readonly<Record<RunManner, RegExp>> = {
  alone: changing,
  still: new RegExp(`${surroundings.source}|\\bMath\\s*\\.\\s*random\\b`),
  observed: unseen,
};

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
  const packages = external.flatMap(({ path }) => packageOf(path) ?? []);
  const all = [...new Set([...files, ...packages])].sort();
  const ofNode = external.find(({ path }) => isBuiltin(path) && !isKnown(path))?.path;
  const pattern = patterns[manner];
  const isUnsteady = (text: string | undefined): boolean =>
    text === undefined || findUnsteady(text, pattern) !== undefined;
  const unsteady = files.find((file) => !file.endsWith('.json') && isUnsteady(readText(file)));
  if (ofNode === undefined && unsteady === undefined) return { files: all, isClosed: true };
  const opening = unsteady === undefined ? findImport(ofNode as string, own, folder) : findOpening(unsteady, pattern);
  return { files: all, isClosed: false, ...(opening !== undefined && { opening }) };
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

function findOpening(file: string, pattern: RegExp): CodePlace | undefined {
  const found = findUnsteady(readText(file) ?? '', pattern);
  return found && { file, ...found };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The `package.json` of the package that a resolved module belongs to; none for a module of Node. */
function packageOf(path: string): string | undefined {
  const file = path.startsWith('file:') ? fileURLToPath(path) : path;
  if (!isAbsolute(file)) return undefined;
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    const found = join(folder, 'package.json');
    if (existsSync(found)) return found;
  }
  return undefined;
}

/** Where code names the clock, the environment or the like first, and what it names: `Date.now`. */
export function findUnsteady(code: string, pattern = changing): NamedCode | undefined {
  return findNamed(code, pattern);
}

/** Where code names the environment, the network or the like first: all that `findUnsteady` finds but clock and chance. */
export function findSurroundings(code: string): NamedCode | undefined {
  return findNamed(code, surroundings);
}

interface NamedCode {
  /** 1-based. */
  readonly line: number;
  readonly code: string;
}

function findNamed(code: string, pattern: RegExp): NamedCode | undefined {
  const found = pattern.exec(code);
  if (found === null) return undefined;
  const rest = /^[\w$]*/.exec(code.slice(found.index + found[0].length))?.[0] ?? '';
  const named = `${found[0]}${/\.\s*$/.test(found[0]) ? rest : ''}`;
  return {
    line: code.slice(0, found.index).split('\n').length,
    code: named.replace(/(?<=Date\s*)[;,)\]}.]$|[([]$/, '').replace(/\s+/g, ' '),
  };
}

/** Whether code names neither the clock nor the environment, nor anything else that changes from run to run. */
export function isSteadyCode(code: string): boolean {
  return !changing.test(code);
}
