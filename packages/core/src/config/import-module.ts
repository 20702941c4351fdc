import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { parseJson } from '../json-text.js';
import { activity, importedModule } from '../process/activity.js';
import { Observation } from '../process/observation.js';
import { provideNames } from '../process/own-names.js';
import { watchNode } from '../process/watch-node.js';
import { openWorkSpace } from '../process/work-space.js';
import { moduleBundling } from './module-bundling.js';
import { type ModuleReads, moduleReads } from './module-reads.js';
import { hiddenExport } from './packages-of-node.js';
import { type ThrowTracer, throwTracer } from './trace-thrown.js';

/** A module's exports, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/**
 * Imports the default export of a module of the site's own: JSON, or TypeScript or JavaScript, in ESM or CommonJS, with
 * its relative imports. `import.meta.url` and the like give the path of the original file; its clock stands at noon of
 * the day of the build, UTC.
 *
 * @param siteDir The folder that what it reads is relative to, absolute; absent where that is not noted.
 */
export async function importModule(path: string, siteDir?: string): Promise<unknown> {
  const observation = siteDir === undefined ? undefined : new Observation(siteDir);
  const { value } = await importTraced(path, { isStill: true, observation });
  if (observation !== undefined) publishObserved(observation, path);
  return value;
}

/** Adds to what is known of a module what it has read when it was run. */
function publishObserved({ facts, opening: code }: Observation, file: string): void {
  const opening = code === undefined ? undefined : ({ file, code, verb: 'calls' } as const);
  const reads: ModuleReads = { files: [], facts, isClosed: code === undefined, ...(opening && { opening }) };
  importedModule.publish(reads);
}

/** A default export, and what its module was made of. */
export interface TracedValue {
  readonly value: unknown;
  readonly reads: ModuleReads;
  /** Finds where functions of the module throw. */
  readonly trace: ThrowTracer;
}

/** How a module is imported. */
export interface ImportOptions {
  /** Resolve and load what the module imports, before docsite does. */
  readonly plugins?: readonly Plugin[];
  /** Notes what the module reads when it is run. */
  readonly observation?: Observation | undefined;
  /** Whether its clock stands at noon of the day. */
  readonly isStill?: boolean;
}

/** Imports a default export as `importModule` does. */
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

/** All exports of a module, and what it was made of. */
export interface TracedExports {
  readonly exports: ModuleExports;
  readonly reads: ModuleReads;
  /** Finds where functions of the module throw. */
  readonly trace: ThrowTracer;
}

/** Imports all exports of a module as `importModule` does; JSX in it makes elements, without React. */
export function importExports(path: string, options: ImportOptions = {}): Promise<TracedExports> {
  return importBundled(path, options, (exports, reads, trace) => ({ exports, reads, trace }));
}

type Read<T> = (exports: ModuleExports, reads: ModuleReads, trace: ThrowTracer) => T | Promise<T>;

/**
 * Imports a bundle of a module; packages whose exports Node does not find are required, as Node would do for `require`.
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
 * Bundles a module into a file of the system's temporary folder and imports that, so that nothing is written beside the
 * sources and each call reads the current files.
 */
async function importOnce<T>(
  path: string,
  { plugins = [], observation, isStill = false, required }: ImportOptions & { readonly required: ReadonlySet<string> },
  read: Read<T>,
): Promise<T> {
  const space = openWorkSpace({ folder: tmpdir(), prefix: 'docsite-module-' });
  const folder = space.path('new');
  await mkdir(folder);
  const outfile = join(folder, 'module.mjs');
  activity.publish({ subject: `'${relative('.', path)}'`, verb: 'was being read' });
  const given = isStill ? 'still' : 'observed';
  provideNames(given);
  if (observation !== undefined) watchNode();
  const options = moduleBundling(path, { outfile, plugins, required, given });
  const trace = throwTracer(options, outfile);
  try {
    const { metafile } = await build(options);
    const manner = observation !== undefined ? 'observed' : isStill ? 'still' : 'alone';
    const reads = await moduleReads(metafile, dirname(path), manner);
    importedModule.publish(reads);
    const load = async () => read((await import(pathToFileURL(outfile).href)) as ModuleExports, reads, trace);
    // awaited here so that this `try` catches a rejected promise
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

/** The default export; for CommonJS compiled from ESM, its `default` property. */
function defaultOf({ default: value }: ModuleExports, path: string): unknown {
  const compiled = value as { readonly __esModule?: boolean; readonly default?: unknown } | undefined;
  const found = compiled?.__esModule === true ? compiled.default : value;
  if (found === undefined) throw new Error(`${basename(path)} has no default export`);
  return found;
}
