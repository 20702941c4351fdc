import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadedCode, loadCode } from '../code/code-cache.js';
import { packageFolder } from '../own-package/package-folder.js';
import type { Entries } from './entries.js';

/** The file next to the bundled one that contains `entries.ts` and all its imports. The bundler inserts its name. */
declare const entriesFile: string;

/** Loads docsite's code, with what earlier processes have compiled of it. */
export function loadEntries(): LoadedCode<{ readonly entries: Entries }> {
  const path = fileURLToPath(new URL(entriesFile, import.meta.url));
  const folder = codeFolder();
  if (folder !== undefined && process.env.DOCSITE_DEBUG === undefined) return loadCode(path, folder);
  // Node only maps stacks to sources for modules that it loads itself
  if (process.env.DOCSITE_DEBUG !== undefined) process.setSourceMapsEnabled(true);
  return { exports: createRequire(import.meta.url)(path), keep: () => {} };
}

/**
 * Where compiled code is stored: next to docsite, or as set in `DOCSITE_CODE_CACHE`; nowhere if that, or all caching,
 * is `off`.
 */
function codeFolder(): string | undefined {
  const { DOCSITE_CODE_CACHE: named = '', DOCSITE_CACHE: caching } = process.env;
  const isOff = (setting: string | undefined): boolean => setting?.toLowerCase() === 'off';
  if (named !== '') return isOff(named) ? undefined : resolve(named);
  return isOff(caching) ? undefined : join(packageFolder, 'code-cache');
}
