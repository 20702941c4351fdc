import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptEnding } from '@docsite/core';
import type { Message, Plugin } from 'esbuild';

/** Reads JavaScript files with types as TypeScript, as compilers do that treat every file as TypeScript. */
export function typedScripts(files: ReadonlySet<string> | undefined): Plugin {
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

/** The site's own files with syntax errors as JavaScript that have not been read as TypeScript yet; absolute. */
export function maybeTyped(messages: readonly Message[], siteDir: string, known: ReadonlySet<string>): string[] {
  const files = messages.flatMap(({ location, text }) => {
    const file = location?.file;
    const isScript = file !== undefined && scriptEnding.test(file) && !/(?:^|\/)node_modules\//.test(file);
    return isScript && !text.startsWith('Could not resolve') ? [resolve(siteDir, file)] : [];
  });
  return [...new Set(files)].filter((file) => !known.has(file));
}
