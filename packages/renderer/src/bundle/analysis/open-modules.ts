import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type CodePlace, findSurroundingCode, pureModules } from '@docsite/core';
import type { Metafile } from 'esbuild';
import { pageModule } from '../../live/live-pages.js';
import type { Bundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import { serverEntry } from '../theme/server-entry.js';
import { layerFinder } from '../theme/theme-layers.js';
import { reachableFrom } from './module-graph.js';
import { readText } from './read-text.js';

/**
 * Finds modules that may render differently in another run. The behaviour of packages and of docsite's own theme is
 * assumed to follow from their versions; the clock and random numbers are those of `render-clock.ts`.
 */
export async function openModules(
  { inputs }: Metafile,
  { siteDir, layers, pages, documents }: BundleContext,
): Promise<Bundle['openModules']> {
  const layerOf = layerFinder(layers);
  const own = Object.keys(inputs).filter(
    (path) =>
      ownCode.test(path) && !/^\.\.|(?:^|\/)node_modules\//.test(path) && layerOf(join(siteDir, path)) <= siteLayer,
  );
  const open = new Map<string, CodePlace>();
  const importedBy = (input: string, file: string): CodePlace | undefined => openImport(inputs[input], file);
  for (const path of own)
    addTo(open, path, (await openIn(path, readText(join(siteDir, path)))) ?? importedBy(path, path));
  for (const { path, code = '' } of documents.values()) addTo(open, path, withoutLine(await openIn(path, code)));
  const reached = (entry: string): CodePlace | undefined =>
    open.size === 0
      ? undefined
      : [...reachableFrom([entry], inputs)].map((path) => open.get(path)).find((place) => place !== undefined);
  const openPages = new Map<string, CodePlace>();
  for (const page of pages) {
    const { source, module, code } = page;
    const place = await openIn(source, code ?? module?.code ?? readText(join(siteDir, source)));
    // lines of a printed module are not those of its document
    const named = (module === undefined ? place : withoutLine(place)) ?? importedBy(pageModule(page), source);
    addTo(openPages, source, named ?? reached(pageModule(page)));
  }
  const theme = reached(`${serverEntry}:server`);
  return { ...(theme !== undefined && { theme }), pages: Object.fromEntries(openPages) };
}

/** An imported Node module through which code may read anything: files, programs, the network. */
function openImport(input: Metafile['inputs'][string] | undefined, file: string): CodePlace | undefined {
  const names = input?.imports.map(({ path }) => path) ?? [];
  const opening = names.find((name) => isBuiltin(name) && !pureModules.test(name));
  return opening === undefined ? undefined : { file, code: opening };
}

function addTo(places: Map<string, CodePlace>, name: string, place: CodePlace | undefined): void {
  if (place !== undefined) places.set(name, place);
}

/** The first use in a file's code of something that changes from run to run. */
async function openIn(file: string, code: string): Promise<CodePlace | undefined> {
  const found = await findSurroundingCode(file, code);
  return found && { file, ...found };
}

function withoutLine(place: CodePlace | undefined): CodePlace | undefined {
  return place && { file: place.file, code: place.code };
}

/** The layers below it are docsite's own; files outside of all layers belong to the site, too. */
const siteLayer = 0;

const ownCode = /^(?![\w-]{2,}:).*\.[cm]?[jt]sx?$/;
