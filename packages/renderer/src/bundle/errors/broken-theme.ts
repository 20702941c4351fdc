import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finding, pathFrom, placeOf, reasonOf } from '@docsite/core';
import type { BundleContext } from '../bundle-options.js';
import { type BundledFrame, bundledFrames } from '../outputs/bundled-frames.js';
import { createImporter } from '../outputs/import-module.js';
import type { Breakage } from './broken-modules.js';
import { createErrorTracer } from './trace-error.js';

/** Loads a theme to find out whether one of the site's own files breaks it. */
export async function findBrokenTheme(serverEntry: string, options: BundleContext): Promise<Breakage | undefined> {
  const upper = options.layers.slice(0, -1).flatMap((layer) => [...options.modulesOf(layer).values()]);
  if (upper.length === 0) return undefined;
  try {
    await createImporter()(serverEntry);
    return undefined;
  } catch (error) {
    const frames = bundledFrames(error);
    const thrower = throwingFile(frames[0], options.siteDir);
    const themeFiles = thrower !== undefined && upper.includes(thrower) ? [thrower] : upper;
    const path = pathFrom(options.siteDir, themeFiles[0] as string);
    const noPage = { source: '', printMarked: async () => undefined };
    const traced = await createErrorTracer(options, options)(frames, noPage);
    const place = traced?.file === path ? traced : placeOf(path);
    const found = finding('render-error', place, `the theme cannot be loaded: ${reasonOf(error)}`, hint);
    return { findings: [found], pages: new Set(), themeFiles };
  }
}

const hint = 'a module of the theme threw this; fix it, or what is passed to it';

/** The file whose code threw an error: in bundles, a comment with the path precedes the code of each file. */
function throwingFile(frame: BundledFrame | undefined, siteDir: string): string | undefined {
  if (frame === undefined) return undefined;
  const before = readFileSync(frame.path, 'utf8').split('\n').slice(0, frame.line).toReversed();
  const path = before.map((text) => /^\/\/ (\S.*\.[jt]sx?)$/.exec(text)?.[1]).find((found) => found !== undefined);
  return path === undefined ? undefined : resolve(join(siteDir, path));
}
