import { realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { isOfPackage } from '../process/observation.js';

/**
 * Where code of a module threw; its path is relative to the folder that the module was bundled in. Line 1-based, column
 * 0-based.
 */
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

/** Finds where a module threw, and notes that at the error. */
export type ThrowTracer = (error: unknown) => Promise<void>;

/**
 * Traces what a module throws, while it is evaluated or by a function of it later: to the innermost call that is in no
 * package. The module is bundled once more for it, with a source map.
 *
 * @param outfile What is evaluated, absolute. Its folder is there.
 */
export function throwTracer(options: BuildOptions, outfile: string): ThrowTracer {
  const paths = [outfile, join(realpathSync(dirname(outfile)), basename(outfile))];
  // stacks name modules by URLs, loaders of tests by paths
  const urls = paths.flatMap((path) => [pathToFileURL(path).href, path]);
  return (error) => traceThrown(error, { options, outfile, urls });
}

interface Evaluated {
  readonly options: BuildOptions;
  readonly outfile: string;
  readonly urls: readonly string[];
}

async function traceThrown(error: unknown, { options, outfile, urls }: Evaluated): Promise<void> {
  if (!(error instanceof Error) || !Object.isExtensible(error) || thrownPlace(error) !== undefined) return;
  const frames = framesIn(urls, error.stack ?? '');
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
function framesIn(urls: readonly string[], stack: string): [line: number, column: number][] {
  return stack.split('\n').flatMap((text) => {
    const [, url, line, column] = /[( ]([^\s()]+):(\d+):(\d+)\)?$/.exec(text) ?? [];
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
