import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finding } from '@docsite/core';
import type { Breakage } from './broken-modules.js';
import { createImporter, reasonOf } from './import-module.js';
import type { FoundTheme, ThemeSources } from './theme-resolver.js';

/** Loads a theme to see whether one of the site's own files breaks it. */
export async function findBrokenTheme(
  serverEntry: string,
  options: ThemeSources & Pick<FoundTheme, 'modulesOf'>,
): Promise<Breakage | undefined> {
  const upper = options.layers.slice(0, -1).flatMap((layer) => [...options.modulesOf(layer).values()]);
  if (upper.length === 0) return undefined;
  try {
    await createImporter()(serverEntry);
    return undefined;
  } catch (error) {
    const thrower = throwingFile(error, options.siteDir);
    const themeFiles = thrower !== undefined && upper.includes(thrower) ? [thrower] : upper;
    const [file] = themeFiles as [string];
    const path = relative(options.siteDir, file).split(sep).join('/');
    const place = { file: path, line: 1, column: 1 };
    const found = finding('render-error', place, `the theme cannot be loaded: ${reasonOf(error)}`, hint);
    return { findings: [found], pages: new Set(), themeFiles };
  }
}

const hint = 'a module of the theme threw this; fix it, or what it is given';

/** The file whose code threw: in bundles, a comment with its path precedes the code of each. */
function throwingFile(error: unknown, siteDir: string): string | undefined {
  const [, url, line] = /(file:\/\/[^\s()]+\.mjs):(\d+):\d+/.exec((error as Error | undefined)?.stack ?? '') ?? [];
  if (url === undefined) return undefined;
  const before = readFileSync(fileURLToPath(url), 'utf8').split('\n').slice(0, Number(line)).toReversed();
  const path = before.map((text) => /^\/\/ (\S.*\.[jt]sx?)$/.exec(text)?.[1]).find((found) => found !== undefined);
  return path === undefined ? undefined : resolve(join(siteDir, path));
}
