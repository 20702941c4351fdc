import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { contentHash } from '../../content-hash.js';
import { activity, importedModule } from '../../process/activity.js';
import { importFile } from '../../process/files/import-file.js';
import { readText } from '../../process/files/read-text.js';
import { Observation } from '../../process/observation/observation.js';
import { provideNames } from '../../process/observation/own-names.js';
import { watchNode } from '../../process/observation/watch-node.js';
import { openWorkSpace } from '../../process/work-space.js';
import { parseJson } from '../../text/json-text.js';
import { provideLoader } from './computed-imports.js';
import { type ThrowTracer, throwTracer } from './errors/trace-thrown.js';
import { moduleBundling } from './module-bundling.js';
import { type ModuleReads, moduleReads } from './module-reads.js';
import { hiddenExport } from './packages/packages-of-node.js';

/** A module's exports, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/**
 * Imports the default export of one of the site's modules, with its relative imports: JSON, or TypeScript or JavaScript
 * as ESM or CommonJS. `import.meta.url` and the like give the original path; the clock is fixed at noon UTC of the
 * build day.
 *
 * @param siteDir The folder that recorded reads are relative to, absolute; absent if reads are not recorded.
 * @param plugins esbuild plugins that resolve and load imports of the module before docsite does.
 */
export async function importModule(path: string, siteDir?: string, plugins: readonly Plugin[] = []): Promise<unknown> {
  const observation = siteDir === undefined ? undefined : new Observation(siteDir);
  const { value } = await importTraced(path, { isStill: true, observation, plugins });
  if (observation !== undefined) publishObserved(observation, path);
  return value;
}

/** Adds what a module read while it ran to what is known about it. */
function publishObserved({ facts, opening: code }: Observation, file: string): void {
  const opening = code === undefined ? undefined : ({ file, code, verb: 'calls' } as const);
  const reads: ModuleReads = { files: [], facts, isClosed: code === undefined, ...(opening && { opening }) };
  importedModule.publish(reads);
}

/** A default export, with the files that its module was bundled from. */
export interface TracedValue {
  readonly value: unknown;
  readonly reads: ModuleReads;
  /** Traces where functions of the module throw. */
  readonly trace: ThrowTracer;
}

/** How to import a module. */
export interface ImportOptions {
  /** Plugins that resolve and load the module's imports before docsite does. */
  readonly plugins?: readonly Plugin[];
  /** Records what the module reads while it runs. */
  readonly observation?: Observation | undefined;
  /** Whether its clock is fixed at noon of the day. */
  readonly isStill?: boolean;
}

/** Imports a default export like `importModule`, and reports the files involved. */
export async function importTraced(path: string, options: ImportOptions = {}): Promise<TracedValue> {
  if (path.endsWith('.json'))
    return {
      value: parseJson(await readFile(path, 'utf8')),
      reads: { files: [path], isClosed: true },
      trace: async () => {},
    };
  const read: Read<TracedValue> = async (exports, reads, trace) => ({
    value: await defaultOf(exports, path),
    reads,
    trace,
  });
  return importBundled(path, options, read);
}

/** All exports of a module, with the files that it was bundled from. */
export interface TracedExports {
  readonly exports: ModuleExports;
  readonly reads: ModuleReads;
  /** Traces where functions of the module throw. */
  readonly trace: ThrowTracer;
}

/** Imports all exports of a module like `importModule`; JSX in it creates elements without React. */
export function importExports(path: string, options: ImportOptions = {}): Promise<TracedExports> {
  return importBundled(path, options, (exports, reads, trace) => ({ exports, reads, trace }));
}

type Read<T> = (exports: ModuleExports, reads: ModuleReads, trace: ThrowTracer) => T | Promise<T>;

/**
 * Imports a bundled module; a package whose exports Node cannot find is required instead, as Node does for `require`.
 */
async function importBundled<T>(path: string, options: ImportOptions, read: Read<T>): Promise<T> {
  const required = new Set<string>();
  for (;;)
    try {
      return await importOnce(path, { ...options, required }, read);
    } catch (error) {
      const hidden = hiddenExport(error);
      if (hidden === undefined || required.has(hidden)) throw error;
      required.add(hidden);
    }
}

/**
 * Bundles a module into a temporary file and imports that file, so that nothing is written next to the sources and each
 * call sees the current files.
 */
async function importOnce<T>(
  path: string,
  { plugins = [], observation, isStill = false, required }: ImportOptions & { readonly required: ReadonlySet<string> },
  use: Read<T>,
): Promise<T> {
  const space = openWorkSpace({ folder: tmpdir(), prefix: 'docsite-module-' });
  const folder = space.path('new');
  await mkdir(folder);
  const outfile = join(folder, 'module.mjs');
  activity.publish({ subject: `'${relative('.', path)}'`, verb: 'was being read' });
  const given = isStill ? 'still' : 'observed';
  provideNames(given);
  provideLoader(importCode);
  if (observation !== undefined) watchNode();
  const options = moduleBundling(path, { outfile, plugins, required, given });
  const trace = throwTracer(options, outfile);
  try {
    const { metafile } = await build(options);
    const unobserved = isStill ? 'still' : 'alone';
    const read = await moduleReads(metafile, dirname(path), observation === undefined ? unobserved : 'observed');
    const reads = { ...read, code: await hashOfCode(outfile, dirname(path)) };
    importedModule.publish(reads);
    const load = async () => use((await importFile(pathToFileURL(outfile).href)) as ModuleExports, reads, trace);
    // awaited here so that this `try` also catches rejections
    return await (observation === undefined ? load() : observation.watch(load));
  } catch (error) {
    await trace(error);
    throw error;
  } finally {
    activity.publish(undefined);
    await rm(folder, { recursive: true, force: true });
    space.close();
  }
}

/** Imports a module of TypeScript whose name running code has computed, and records that this code read its files. */
async function importCode(path: string): Promise<ModuleExports> {
  const { exports, reads } = await importExports(path);
  for (const file of reads.files) readText(file);
  return exports;
}

/** Hash of a bundle, in which paths below a folder, absolute, count as relative. */
async function hashOfCode(bundle: string, folder: string): Promise<string> {
  return contentHash((await readFile(bundle, 'utf8')).replaceAll(folder, '.'));
}

/** The default export; for ESM compiled to CommonJS, its `default` property. */
function defaultOf({ default: value }: ModuleExports, path: string): unknown {
  const compiled = value as { readonly __esModule?: boolean; readonly default?: unknown } | undefined;
  const found = compiled?.__esModule === true ? compiled.default : value;
  if (found === undefined) throw new Error(`${basename(path)} has no default export`);
  return found;
}
