import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadedCode, loadCode } from './code/code-cache.js';
import type { Entries } from './entries.js';
import { packageFolder } from './package-folder.js';

/** The file beside this one that holds `entries.ts` and all that it imports. The bundler puts its name in. */
declare const entriesFile: string;

/** Loads the code of docsite, with what earlier processes have compiled of it. */
export function loadEntries(): LoadedCode<{ readonly entries: Entries }> {
  const path = fileURLToPath(new URL(entriesFile, import.meta.url));
  if (process.env.DOCSITE_CACHE?.toLowerCase() !== 'off' && process.env.DOCSITE_DEBUG === undefined)
    return loadCode(path, join(packageFolder, 'code-cache'));
  // Node itself maps stacks to sources, of what it loads by itself
  if (process.env.DOCSITE_DEBUG !== undefined) process.setSourceMapsEnabled(true);
  return { exports: createRequire(import.meta.url)(path), keep: () => {} };
}
