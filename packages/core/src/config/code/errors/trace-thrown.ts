import { realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { fileOfSource } from '../../../process/files/file-of-source.js';
import { pathFrom } from '../../../process/files/path-from.js';
import { isOfPackage } from '../../../process/observation/observation.js';
import { columnInSource } from '../place-names.js';

/**
 * Where a module threw an error; the path is relative to the folder that the module was bundled in. Line 1-based,
 * column 0-based.
 */
export interface ThrownPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const key = Symbol('docsite.thrown-at');

/** The place where an error was thrown, as far as it was traced. */
export function thrownPlace(error: unknown): ThrownPlace | undefined {
  return (error as { readonly [key]?: ThrownPlace } | null | undefined)?.[key];
}

/** Finds where a module threw an error, and records that on the error. */
export type ThrowTracer = (error: unknown) => Promise<void>;

/**
 * Traces errors that a module throws, during evaluation or later from its functions, to the innermost call outside of
 * packages. This bundles the module once more, with a source map.
 *
 * @param outfile The evaluated file, absolute. Its folder exists.
 */
export function throwTracer(options: BuildOptions, outfile: string): ThrowTracer {
  const paths = [outfile, join(realpathSync(dirname(outfile)), basename(outfile))];
  // stacks contain URLs of modules; test loaders use paths
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

/** The positions of calls in a file, 1-based. */
function framesIn(urls: readonly string[], stack: string): [line: number, column: number][] {
  return stack.split('\n').flatMap((text) => {
    const [, url, line, column] = /[( ]([^\s()]+):(\d+):(\d+)\)?$/.exec(text) ?? [];
    return url !== undefined && urls.includes(url) ? [[Number(line), Number(column)]] : [];
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
  const path = fileOfSource(entry.originalSource, dirname(outfile));
  if (path === undefined || isOfPackage(path)) return undefined;
  // `require.resolve()` throws in the declarations that replace it, which are not in the source
  const column = columnInSource(path, entry.originalLine, entry.originalColumn);
  if (column === undefined) return undefined;
  return { file: pathFrom(folder, path), line: entry.originalLine + 1, column };
}
