import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { type Place, pathFrom, placeOf } from '@docsite/core';
import { fileOfSource, isOfPackage } from '@docsite/core/process';
import { build, type OutputFile } from 'esbuild';
import { isPageModule, pageModule } from '../../live/live-pages.js';
import { markedSpot, type Spot, type WrittenCode } from '../../live/mark-code.js';
import { writtenPlace } from '../../live/print-statements.js';
import { readLines, readText } from '../analysis/read-text.js';
import { serverOptions } from '../builds/build-server.js';
import type { BundleContext } from '../bundle-options.js';
import { type LocaleValues, localeInserter } from '../modules/locale-modules.js';
import type { BundledFrame } from '../outputs/bundled-frames.js';
import { foreignTest } from './failure-places.js';

/** The module of a document, printed from a tree with marks. */
export interface MarkedModule {
  readonly code: string;
  /** The place, including the file, of a node that begins at a position. */
  readonly placeOf: (position: Spot) => Place;
}

/** Prints the module of a document with marks; `undefined` for an unknown document. */
export type MarkedPrinter = (source: string) => Promise<MarkedModule | undefined>;

/**
 * Finds the call in the site author's code that led to an error: in a component, a module, or an expression of a
 * document.
 *
 * @param frames The calls in server modules that led to the error, innermost first.
 * @param page The page that could not be rendered: it is the one named if several pages share a module. `source` is a
 *   route for a page without one.
 * @returns Undefined if all calls are in other code.
 */
export type ErrorTracer = (
  frames: readonly BundledFrame[],
  page: { readonly source: string; readonly printMarked: MarkedPrinter },
) => Promise<Place | undefined>;

/**
 * Creates a tracer for errors thrown by a bundle's server modules. Creating source maps takes time in each build, so
 * the server is bundled once more, with source maps, when the first error is traced; the code of each module is
 * compared to make sure that it is the same.
 */
export function createErrorTracer(context: BundleContext, values: LocaleValues): ErrorTracer {
  let bundling: Promise<readonly OutputFile[]> | undefined;
  const maps = new Map<string, SourceMap | undefined>();
  return async (frames, page) => {
    bundling ??= bundleWithMaps(context);
    const files = await bundling;
    for (const frame of frames) {
      const { path } = frame;
      if (!maps.has(path)) maps.set(path, mapOf(path, files, values));
      const written = writtenAt(frame, maps.get(path));
      const place = written && (await placeIn(written, context, page));
      if (place !== undefined) return place;
    }
    return undefined;
  };
}

/** Undefined if bundling is no longer possible, because a file has changed. */
async function bundleWithMaps(context: BundleContext): Promise<readonly OutputFile[]> {
  try {
    const options = { ...serverOptions(context), sourcemap: 'external', sourcesContent: false } as const;
    return (await build(options)).outputFiles;
  } catch {
    return [];
  }
}

/** A position in a source that esbuild was given. */
interface WrittenSpot extends Spot {
  /** Absolute path of a file, or the name of a virtual module. */
  readonly source: string;
}

function writtenAt({ line, column }: BundledFrame, map: SourceMap | undefined): WrittenSpot | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return undefined;
  const { originalSource: source, originalLine, originalColumn } = entry;
  return { source, line: originalLine + 1, column: originalColumn + 1 };
}

/** The source map of a module, with absolute paths; undefined if the module is now bundled differently. */
function mapOf(path: string, files: readonly OutputFile[], values: LocaleValues): SourceMap | undefined {
  const code = readText(path);
  const same = code && files.find((file) => isNamedAlike(file.path, path) && hasCode(file, code, values));
  const map = same && files.find((file) => file.path === `${same.path}.map`);
  if (!map) return undefined;
  const { sources, ...rest } = JSON.parse(map.text) as SourceMapPayload;
  const found = sources.map((source) => fileOfSource(source, dirname(map.path)) ?? source);
  return new SourceMap({ ...rest, sources: found });
}

/** Hashes in file names, which source maps affect. */
const hashes = /-[A-Z0-9]{8}(?=\.mjs\b)/g;

function isNamedAlike(one: string, other: string): boolean {
  return basename(one).replace(hashes, '') === basename(other).replace(hashes, '');
}

function hasCode({ contents }: OutputFile, code: string, values: LocaleValues): boolean {
  return Buffer.from(localeInserter(values)(contents)).toString().replace(hashes, '') === code.replace(hashes, '');
}

/** The place in one of the author's files; undefined for code of packages and of the theme. */
async function placeIn(
  { source, line, column }: WrittenSpot,
  context: BundleContext,
  { source: own, printMarked }: Parameters<ErrorTracer>[1],
): Promise<Place | undefined> {
  const { siteDir, pages, layers } = context;
  if (!isPageModule(source)) {
    const file = pathFrom(siteDir, source);
    const isOwn = isAbsolute(source) && !isOfPackage(source) && !foreignTest(layers, siteDir)(file);
    return isOwn ? placeInFile(file, { line, column }, context) : undefined;
  }
  const sharing = pages.filter((item) => pageModule(item) === source);
  const page = sharing.find((item) => item.source === own) ?? sharing[0];
  if (page === undefined || page.code !== undefined) return undefined;
  if (page.module === undefined) return { file: page.source, line, column };
  return (
    writtenPlace(page.module, line, column) ??
    placeInDocument(await printMarked(page.source), { line, column }, siteDir)
  );
}

/** Maps a place in a document's printed module to the place in its file. */
async function placeInFile(
  file: string,
  { line, column }: Spot,
  { siteDir, documents, printDocument }: BundleContext,
): Promise<Place> {
  const { statements } = documents.get(file) ?? {};
  if (statements === undefined) return { file, line, column };
  return (
    writtenPlace({ statements }, line, column) ??
    placeInDocument(await printDocument?.(file, true), { line, column }, siteDir) ??
    placeOf(file)
  );
}

function placeInDocument(module: MarkedModule | undefined, spot: Spot, siteDir: string): Place | undefined {
  const found = module && markedSpot(module.code, spot);
  return found && indented(module.placeOf(found), found, siteDir);
}

/** Adds the indentation that MDX removes from the lines of an expression. */
function indented(place: Place, { before }: WrittenCode, siteDir: string): Place {
  if (before === undefined) return place;
  const code = before.trimStart();
  const start = readLines(join(siteDir, place.file))[place.line - 1]?.indexOf(code) ?? -1;
  return start < 0 ? place : { ...place, column: start + code.length + 1 };
}
