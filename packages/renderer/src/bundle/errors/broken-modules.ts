import { realpathSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Finding, pathFrom } from '@docsite/core';
import type { Message, Plugin } from 'esbuild';
import { sourceOfModule } from '../../live/live-pages.js';
import type { ModuleGraph } from '../analysis/module-graph.js';
import type { BundleContext } from '../bundle-options.js';
import { missingExport } from '../modules/missing-exports.js';
import { nameOfModule } from '../modules/module-names.js';
import { cssModuleScope } from '../styles/css-modules/module-name.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import { styleSheetsOf } from '../theme/theme-layers.js';
import { findingsOfMessages } from './build-failure.js';
import { buildTraced } from './build-traced.js';
import { missingInTrace, readExports } from './find-missing-exports.js';
import { usersFinder } from './module-users.js';
import { messagesOfEachImport } from './unloadable-files.js';

/** What has to be left out of a bundle, and why. */
export interface Breakage {
  readonly findings: readonly Finding[];
  /** Sources of the pages whose modules are broken or import something broken. */
  readonly pages: ReadonlySet<string>;
  /** Files in upper layers of the theme that are broken or import something broken. Absolute. */
  readonly themeFiles: readonly string[];
}

/** Modules that cannot be built, and what needs them. */
export interface TracedBreakage extends Breakage {
  /** The broken modules, by esbuild's names. */
  readonly failing: ReadonlySet<string>;
  readonly trace: ModuleTrace;
}

/** The modules of a bundle that cannot be built. */
export interface ModuleTrace {
  readonly graph: ModuleGraph;
  /** The modules of the graph whose contents, and imports, were left out. */
  readonly empty: ReadonlySet<string>;
}

/**
 * Finds what has to be left out of a bundle that could not be built. esbuild reports which files are broken, but not
 * which files import them, so everything is bundled again with those files empty.
 *
 * @param reported The messages about it.
 * @param before What was broken before nothing but broken files changed; it is the same graph if the same are broken.
 */
export async function findBreakage(
  reported: readonly Message[],
  context: BundleContext,
  before?: TracedBreakage,
): Promise<TracedBreakage> {
  const messages = await messagesOfEachImport(reported, context);
  const replaceable = replaceableFiles(context);
  const failing = new Set(messages.flatMap((message) => failingFile(message, replaceable) ?? []));
  const isSame = before !== undefined && isDeepStrictEqual(failing, before.failing);
  const trace = isSame ? before.trace : await traceModules(context, failing);
  const usersOf = usersFinder(trace.graph, replaceable);
  const users = [...failing].map((file) => [sourceOfModule(file), usersOf(file)] as const);
  const pagesOf = new Map(users.map(([source, { pages }]) => [source, pages]));
  const lacking = messages.flatMap((message) => missingExport(message)?.module ?? []);
  const exportsOf = await readExports(lacking, context);
  return {
    findings: findingsOfMessages(messages, { ...context, exportsOf }, pagesOf),
    pages: new Set([...pagesOf.values()].flat()),
    themeFiles: [...new Set(users.flatMap(([, { themeFiles }]) => themeFiles))],
    failing,
    trace,
  };
}

/** The file that an error is about, as esbuild names it in its graph. */
function failingFile(message: Message, replaceable: ReadonlyMap<string, string>): string | undefined {
  const lacking = missingExport(message)?.module;
  if (lacking !== undefined && replaceable.has(lacking)) return lacking;
  return (message.location ?? message.notes[0]?.location)?.file;
}

/**
 * Theme files that can be left out: components that a lower layer has too, and style sheets. Absolute paths by
 * esbuild's paths.
 */
export function replaceableFiles({ layers, siteDir, modulesOf }: BundleContext): ReadonlyMap<string, string> {
  const modules = layers.map(modulesOf);
  const upper = layers.slice(0, -1);
  const components = modules
    .slice(0, -1)
    .flatMap((own, index) =>
      [...own].filter(([name]) => modules.slice(index + 1).some((files) => files.has(name))).map(([, file]) => file),
    );
  return new Map(
    [...components, ...styleSheetsOf(upper)].flatMap((file) =>
      [file, realpathSync(file)].map((path) => [pathFrom(siteDir, path), file] as const),
    ),
  );
}

/**
 * The module graph with broken files emptied, including those whose errors are only reported on this build. Modules
 * with imports that are not exported keep their imports, because they may be what needs a broken file.
 */
async function traceModules(context: BundleContext, failing: ReadonlySet<string>): Promise<ModuleTrace> {
  const empty = new Set(failing);
  let { missing } = context;
  for (;;) {
    const built = await buildTraced({ ...context, missing }, emptyFiles(empty, context.siteDir));
    if (!Array.isArray(built)) return { graph: built, empty };
    const filled = missingInTrace(built, missing);
    missing = filled ?? missing;
    if (filled !== undefined) continue;
    const before = empty.size;
    for (const message of built) empty.add(failingFile(message, new Map()) ?? '');
    if (empty.size === before) return { graph: {}, empty };
  }
}

/**
 * Replaces the files that cannot be built by empty CommonJS modules, from which importing a missing export is not an
 * error.
 */
function emptyFiles(empty: ReadonlySet<string>, siteDir: string): Plugin {
  return {
    name: 'docsite-empty-files',
    setup({ onLoad }) {
      onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        // a CSS Module is broken if its file is
        const name = nameOfModule({ path, namespace: namespace === cssModuleScope ? 'file' : namespace }, siteDir);
        if (!empty.has(name)) return undefined;
        const isStyle = namespace === 'file' && isStyleSheet(path);
        return isStyle ? { contents: '', loader: 'css' } : { contents: 'module.exports = {};', loader: 'js' };
      });
    },
  };
}
