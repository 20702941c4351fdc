import { existsSync, realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { isOfPackage } from '../process/observation.js';

/** Where code of a module threw; its path is relative to the folder that the module was bundled in. Line 1-based, column 0-based. */
export interface ThrownPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const key = Symbol('docsite.thrown-at');

/** Where an error was thrown, as far as that was traced. */
export function thrownPlace(error: unknown): ThrownPlace | undefined {
  return (error as { readonly [key]?: ThrownPlace } | null | undefined)?.[key];
}

/**
 * Finds where a module threw while it was evaluated, and notes that at the error: the innermost call that is in no package. The module is
 * bundled once more for it, with a source map.
 *
 * @param outfile What was evaluated, absolute.
 */
export async function traceThrown(error: unknown, options: BuildOptions, outfile: string): Promise<void> {
  if (!(error instanceof Error) || !Object.isExtensible(error)) return;
  const frames = existsSync(outfile) ? framesIn(outfile, error.stack ?? '') : [];
  const map = frames.length === 0 ? undefined : await mapOf(options, outfile);
  if (map === undefined) return;
  for (const [line, column] of frames) {
    const entry = map.findEntry(line - 1, column - 1);
    const place = 'originalSource' in entry ? placeOf(entry, options.absWorkingDir ?? '', outfile) : undefined;
    if (place === undefined) continue;
    Object.defineProperty(error, key, { value: place });
    return;
  }
}

/** The calls in a file, 1-based. */
function framesIn(file: string, stack: string): [line: number, column: number][] {
  const urls = [file, realpathSync(file)].map((path) => pathToFileURL(path).href);
  return stack.split('\n').flatMap((text) => {
    const [, url, line, column] = /\(?(file:\/\/[^\s()]+):(\d+):(\d+)\)?$/.exec(text) ?? [];
    return url !== undefined && urls.includes(url) ? [[Number(line), Number(column)] as [number, number]] : [];
  });
}

async function mapOf(options: BuildOptions, outfile: string): Promise<SourceMap | undefined> {
  try {
    const { outputFiles } = await build({ ...options, write: false, sourcemap: 'external', sourcesContent: false });
    const map = outputFiles.find(({ path }) => path === `${outfile}.map`);
    return map && new SourceMap(JSON.parse(map.text));
  } catch {
    return undefined;
  }
}

interface Original {
  readonly originalSource: string;
  readonly originalLine: number;
  readonly originalColumn: number;
}

function placeOf(entry: Original, folder: string, outfile: string): ThrownPlace | undefined {
  const path = join(outfile, '..', entry.originalSource);
  if (/^[\w-]{2,}:/.test(entry.originalSource) || isOfPackage(path)) return undefined;
  return {
    file: relative(folder, path).split(sep).join('/'),
    line: entry.originalLine + 1,
    column: entry.originalColumn,
  };
}
