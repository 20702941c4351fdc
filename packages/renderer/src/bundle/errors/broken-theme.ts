import { readFileSync } from 'node:fs';
import { defaultConfigFile, finding, pathFrom, placeOf } from '@docsite/core';
import { isOfPackage } from '@docsite/core/process';
import type { ModuleGraph } from '../analysis/module-graph.js';
import type { BundleContext } from '../bundle-options.js';
import { type BundledFrame, bundledFrames } from '../outputs/bundled-frames.js';
import { createImporter } from '../outputs/import-module.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import { type Breakage, replaceableFiles } from './broken-modules.js';
import { usersHint } from './build-failure.js';
import { usersFinder } from './module-users.js';
import { thrownProblem } from './thrown-problem.js';
import { createErrorTracer } from './trace-error.js';

/**
 * Loads a theme to find out whether it can be, and if not, which of its files to leave out: those that need the module
 * that threw, or all of the site's own if that is unknown.
 *
 * @param graph The modules of the server bundle.
 */
export async function findBrokenTheme(
  serverEntry: string,
  graph: ModuleGraph,
  context: BundleContext,
): Promise<Breakage | undefined> {
  const replaceable = replaceableFiles(context);
  if (replaceable.size === 0) return undefined;
  try {
    await createImporter()(serverEntry);
    return undefined;
  } catch (error) {
    return themeBreakage(error, { graph, replaceable }, context);
  }
}

/** The modules of a theme. */
interface ThemeModules {
  readonly graph: ModuleGraph;
  /** The files that can be left out. */
  readonly replaceable: ReturnType<typeof replaceableFiles>;
}

/** Which files of a theme to leave out for an error that loading it has thrown. */
async function themeBreakage(
  error: unknown,
  { graph, replaceable }: ThemeModules,
  context: BundleContext,
): Promise<Breakage> {
  const frames = bundledFrames(error);
  const thrower = frames[0] && moduleAt(frames[0], graph);
  const users = thrower === undefined ? [] : usersFinder(graph, replaceable)(thrower).themeFiles;
  const themeFiles = users.length > 0 ? users : ownComponents(replaceable, context);
  const files = themeFiles.map((file) => pathFrom(context.siteDir, file));
  const traced = await createErrorTracer(context, context)(frames, noPage);
  const place = traced ?? placeOf(files[0] ?? context.configFile ?? defaultConfigFile);
  const { reason, hint } = thrownProblem(error, 'a module of the theme threw this; fix it, or what is passed to it');
  const hints = [hint, usersHint(files.filter((file) => file !== place.file))].filter(Boolean).join('; ');
  const found = finding('render-error', place, `the theme cannot be loaded: ${reason}`, hints);
  return { findings: [found], pages: new Set(), themeFiles };
}

const noPage = { source: '', printMarked: async () => undefined };

/** The module whose code is at a position: in bundles, a comment with its name precedes the code of each module. */
function moduleAt({ path, line }: BundledFrame, graph: ModuleGraph): string | undefined {
  const before = readFileSync(path, 'utf8').split('\n').slice(0, line);
  return before.findLast((text) => text.startsWith('// ') && text.slice(3) in graph)?.slice(3);
}

/** The site's own components that replace those of its theme. */
function ownComponents(replaceable: ReadonlyMap<string, string>, { siteDir }: BundleContext): string[] {
  return [...new Set(replaceable.values())].filter(
    (file) => !pathFrom(siteDir, file).startsWith('..') && !isOfPackage(file) && !isStyleSheet(file),
  );
}
