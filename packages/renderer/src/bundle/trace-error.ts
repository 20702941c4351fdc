import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Place } from '@docsite/core';
import { isOfPackage } from '@docsite/core/process';
import { build, type OutputFile } from 'esbuild';
import { pageModule } from '../live/live-pages.js';
import { markedSpot, type Spot, type WrittenCode } from '../live/mark-code.js';
import { writtenPlace } from '../live/print-module.js';
import { foreignTest } from './build-failure.js';
import { serverOptions } from './build-server.js';
import type { BundleContext } from './bundle-options.js';
import type { BundledFrame } from './bundled-frames.js';
import { type LocaleValues, withLocale } from './locale-modules.js';

/** The module of a document, printed from a tree with marks. */
export interface MarkedModule {
  readonly code: string;
  /** The place of a node that begins at a position, which tells the file, too. */
  readonly placeOf: (position: Spot) => Place;
}

/** Prints the module of a document with marks; `undefined` for one that is not known. */
export type MarkedPrinter = (source: string) => Promise<MarkedModule | undefined>;

/**
 * Finds where code of the site's author called what threw: in a component, a module, an expression of a document.
 *
 * @param frames The calls in server modules that led to the error, the innermost first.
 * @param page The page that could not be rendered: where others share its module, it is the one that is named. `source`
 *   is a route for one without.
 * @returns Nothing where all of them are in code of others.
 */
export type ErrorTracer = (
  frames: readonly BundledFrame[],
  page: { readonly source: string; readonly printMarked: MarkedPrinter },
) => Promise<Place | undefined>;

/**
 * Makes a tracer of errors that server modules of a bundle throw. Source maps would take time in each build, so the
 * server is bundled once more, with them, when the first error is traced; that gives the same code, as each module is
 * compared.
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

/** Nothing where it cannot be bundled any more, as a file has changed. */
async function bundleWithMaps(context: BundleContext): Promise<readonly OutputFile[]> {
  try {
    const options = { ...serverOptions(context), sourcemap: 'external', sourcesContent: false } as const;
    return (await build(options)).outputFiles;
  } catch {
    return [];
  }
}

/** A spot in what esbuild was given. */
interface WrittenSpot extends Spot {
  /** Absolute path of a file, or the name of a module without one. */
  readonly source: string;
}

function writtenAt({ line, column }: BundledFrame, map: SourceMap | undefined): WrittenSpot | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return undefined;
  const { originalSource: source, originalLine, originalColumn } = entry;
  return { source, line: originalLine + 1, column: originalColumn + 1 };
}

/** The map of a module, with absolute paths of its sources; nothing for one that is bundled otherwise by now. */
function mapOf(path: string, files: readonly OutputFile[], values: LocaleValues): SourceMap | undefined {
  const code = readCode(path);
  const same = code && files.find((file) => isNamedAlike(file.path, path) && hasCode(file, code, values));
  const map = same && files.find((file) => file.path === `${same.path}.map`);
  if (!map) return undefined;
  const { sources, ...rest } = JSON.parse(map.text) as SourceMapPayload;
  const isModule = (source: string) => /^[\w-]{2,}:/.test(source);
  const found = sources.map((source) => (isModule(source) ? source : resolve(dirname(map.path), source)));
  return new SourceMap({ ...rest, sources: found });
}

function readCode(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names hold hashes that source maps enter. */
const hashes = /-[A-Z0-9]{8}(?=\.mjs\b)/g;

function isNamedAlike(one: string, other: string): boolean {
  return basename(one).replace(hashes, '') === basename(other).replace(hashes, '');
}

function hasCode({ contents }: OutputFile, code: string, values: LocaleValues): boolean {
  return Buffer.from(withLocale(contents, values)).toString().replace(hashes, '') === code.replace(hashes, '');
}

const pageScope = 'docsite-page:';

/** The place in a file of the author's; nothing in code of packages and of the theme. */
async function placeIn(
  { source, line, column }: WrittenSpot,
  context: BundleContext,
  { source: own, printMarked }: Parameters<ErrorTracer>[1],
): Promise<Place | undefined> {
  const { siteDir, pages, layers } = context;
  if (!source.startsWith(pageScope)) {
    const file = relative(siteDir, source).split(sep).join('/');
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

/** A document that a module imports is printed as code, whose lines are not those of the file. */
async function placeInFile(
  file: string,
  { line, column }: Spot,
  { siteDir, documents, printDocument }: BundleContext,
): Promise<Place> {
  const { statements } = documents.get(file) ?? {};
  if (statements === undefined) return { file, line, column };
  return (
    writtenPlace({ statements }, line, column) ??
    placeInDocument(await printDocument?.(file, true), { line, column }, siteDir) ?? { file, line: 1, column: 1 }
  );
}

function placeInDocument(module: MarkedModule | undefined, spot: Spot, siteDir: string): Place | undefined {
  const found = module && markedSpot(module.code, spot);
  return found && indented(module.placeOf(found), found, siteDir);
}

/** MDX takes out of the lines of an expression what it is indented by. */
function indented(place: Place, { before }: WrittenCode, siteDir: string): Place {
  const line = before && readCode(join(siteDir, place.file))?.split('\n')[place.line - 1];
  const shift = line?.indexOf(before?.trimStart() ?? '') ?? -1;
  return shift < 0 ? place : { ...place, column: shift + (before ?? '').trimStart().length + 1 };
}
