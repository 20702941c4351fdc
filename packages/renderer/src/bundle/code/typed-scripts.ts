import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptEnding } from '@docsite/core';
import type { Message, Plugin } from 'esbuild';
import { isPageModule } from '../../live/live-pages.js';
import { missingExport } from '../modules/missing-exports.js';

/**
 * JavaScript files that are read as TypeScript, absolute, and why: because of their own syntax, or because of something
 * that they import, perhaps without using it.
 */
export type TypedFiles = ReadonlyMap<string, 'syntax' | 'import'>;

/** Reads JavaScript files with types as TypeScript, as compilers do that treat every file as TypeScript. */
export function typedScripts(files: TypedFiles | undefined): Plugin {
  return {
    name: 'docsite-typed-scripts',
    setup(build) {
      if (files === undefined || files.size === 0) return;
      build.onLoad({ filter: scriptEnding, namespace: 'file' }, ({ path }) =>
        files.has(path) ? { contents: readFileSync(path, 'utf8'), loader: 'tsx' } : undefined,
      );
    },
  };
}

/** The site's own files with errors as JavaScript, with those known before; undefined if there are no further ones. */
export function maybeTyped(
  messages: readonly Message[],
  siteDir: string,
  known: TypedFiles = new Map(),
): TypedFiles | undefined {
  const files = new Map(known);
  for (const message of messages) {
    const script = scriptOf(message);
    const file = script === undefined ? undefined : resolve(siteDir, script);
    if (file === undefined || known.has(file)) continue;
    const isOfSyntax = message.pluginName === '' && missingExport(message) === undefined;
    files.set(file, isOfSyntax && files.get(file) !== 'import' ? 'syntax' : 'import');
  }
  return files.size === known.size ? undefined : files;
}

/** The script that a message is about, if types in it may be the reason. Modules of pages are TypeScript anyway. */
function scriptOf({ location, text }: Message): string | undefined {
  const file = location?.file;
  if (file === undefined || !scriptEnding.test(file) || isPageModule(file)) return undefined;
  return /(?:^|\/)node_modules\//.test(file) || text.startsWith('Could not resolve') ? undefined : file;
}
