import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type CodePlace, findSurroundingCode, firstFound, pureModules } from '@docsite/core';
import type { Metafile } from 'esbuild';
import { type LivePage, pageModule } from '../../live/live-pages.js';
import type { Bundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import { serverEntry } from '../theme/server-entry.js';
import { layerFinder } from '../theme/theme-layers.js';
import { type ModuleGraph, reachableFrom } from './module-graph.js';
import { readText } from './read-text.js';

/**
 * Finds modules that may render differently in another run. The behaviour of packages and of docsite's own theme is
 * assumed to follow from their versions; the clock and random numbers are those of `render-clock.ts`.
 */
export async function openModules({ inputs }: Metafile, context: BundleContext): Promise<Bundle['openModules']> {
  const open = await openFiles(inputs, context);
  const reached = (entry: string): CodePlace | undefined =>
    open.size === 0 ? undefined : firstFound(reachableFrom([entry], inputs), (path) => open.get(path));
  const pages = new Map<string, CodePlace>();
  for (const page of context.pages)
    addTo(pages, page.source, (await openInPage(page, inputs, context.siteDir)) ?? reached(pageModule(page)));
  const theme = reached(`${serverEntry}:server`);
  return { ...(theme !== undefined && { theme }), pages: Object.fromEntries(pages) };
}

/** Places in the site's own files, and in the documents that modules import, by path. */
async function openFiles(
  inputs: ModuleGraph,
  { siteDir, layers, documents }: BundleContext,
): Promise<ReadonlyMap<string, CodePlace>> {
  const layerOf = layerFinder(layers);
  const isOwn = (path: string): boolean =>
    ownCode.test(path) && !/^\.\.|(?:^|\/)node_modules\//.test(path) && layerOf(join(siteDir, path)) <= siteLayer;
  const open = new Map<string, CodePlace>();
  for (const path of Object.keys(inputs).filter(isOwn))
    addTo(open, path, (await openIn(path, readText(join(siteDir, path)))) ?? openImport(inputs[path], path));
  for (const { path, code = '' } of documents.values()) addTo(open, path, withoutLine(await openIn(path, code)));
  return open;
}

/** The place in the code of a page itself. */
async function openInPage(page: LivePage, inputs: ModuleGraph, siteDir: string): Promise<CodePlace | undefined> {
  const { source, module, code } = page;
  const place = await openIn(source, code ?? module?.code ?? readText(join(siteDir, source)));
  // lines of a printed module are not those of its document
  return (module === undefined ? place : withoutLine(place)) ?? openImport(inputs[pageModule(page)], source);
}

/** An imported Node module through which code may read anything: files, programs, the network. */
function openImport(input: ModuleGraph[string] | undefined, file: string): CodePlace | undefined {
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
