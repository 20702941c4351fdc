import { documentEnding, escapePattern } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { type DocumentImportOptions, loadDocument } from './document-imports.js';

/** esbuild's namespace of virtual modules. */
export const virtualNamespace = 'given';

/** What esbuild's names of virtual modules begin with. */
export const virtualScope = `${virtualNamespace}:`;

/**
 * Resolves virtual modules, whose code is given. Names that end in `.css` are style sheets, those in `.md` and `.mdx`
 * documents.
 */
export function virtualModules(options: DocumentImportOptions, modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'docsite-virtual-modules',
    setup(build) {
      const names = Object.keys(modules);
      if (names.length === 0) return;
      const resolveDir = options.siteDir;
      const anyOf = names.map(escapePattern).join('|');
      build.onResolve({ filter: new RegExp(`^(?:${anyOf})$`) }, ({ path }) => ({
        path,
        namespace: virtualNamespace,
      }));
      build.onLoad({ filter: documentEnding, namespace: virtualNamespace }, async ({ path }) => ({
        ...(await loadDocument(path, options)),
        resolveDir,
      }));
      build.onLoad({ filter: /.*/, namespace: virtualNamespace }, ({ path }) => ({
        contents: modules[path] as string,
        loader: path.endsWith('.css') ? 'css' : 'jsx',
        resolveDir,
      }));
    },
  };
}
