import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';

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
}

/** Modules of Node that compute and read nothing. */
const pure = /^(?:node:)?(?:path|path\/posix|url|util|assert|assert\/strict|buffer|querystring|string_decoder)$/;

const changing =
  /\bprocess\s*\.(?!\s*env\s*\.\s*NODE_ENV\b)|\bprocess\s*\[|\bfetch\s*\(|\bglobalThis\b|\bperformance\s*\.|\beval\s*\(|\bDate\s*\.\s*now\b|\bDate\s*\(\s*\)|\bMath\s*\.\s*random\b|\bnew\s+Date\s*[;,)\]}.]/;

/**
 * Reads off what esbuild bundled.
 *
 * @param folder Its working folder, which paths in the metafile are relative to.
 */
export function moduleReads({ inputs }: Metafile, folder: string): ModuleReads {
  const own = Object.entries(inputs).filter(([path]) => isAbsolute(path) || !/^[\w-]{2,}:/.test(path));
  const files = own.map(([path]) => resolve(folder, path));
  const external = own.flatMap(([, { imports }]) =>
    imports.filter((item) => item.external === true && !pure.test(item.path)).map(({ path }) => path),
  );
  const packages = external.map((path) => packageOf(path));
  return {
    files: [...new Set([...files, ...packages.filter((path) => path !== undefined)])].sort(),
    isClosed: !packages.includes(undefined) && files.every((file) => file.endsWith('.json') || isSteady(file)),
  };
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

function isSteady(file: string): boolean {
  try {
    return isSteadyCode(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether code names neither the clock nor the environment, nor anything else that changes from run to run. */
export function isSteadyCode(code: string): boolean {
  return !changing.test(code);
}
