import { readFileSync, realpathSync } from 'node:fs';
import { isDocumentPath, normalizeText, parseYaml, pathFrom, YamlError } from '@docsite/core';
import type { Loader, OnLoadResult, Plugin } from 'esbuild';
import { type DocumentImportOptions, noteText } from './document-imports.js';

/**
 * An import of a file as text: `./file.php?raw`, or webpack's `!!raw-loader!./file.php`, or the same with another name
 * (`file.raw!=!raw-loader!./file.json`), which prevents webpack from reading the file as data because of its extension.
 */
const rawImport = /^(?:[^!]+!=!|-?!!?)?raw-loader(?:\?(?<options>[^!]*))?!(?<prefixed>.+)$|^(?<suffixed>.+)\?raw$/;

/** Options with which `require` finds the text itself: `raw-loader?esModule=false!./a.json`. */
const asCommonJs = /(?:^|[?&{,])(?:-esModule|["']?esModule["']?\s*[=:]\s*false)(?![^&,}])/;

/** An import that names the webpack loader for the file's extension. */
const loadedImport = /^(?:-?!!?)?(?:js-yaml|yaml|yml|json)-loader(?:\?[^!]*)?!(.+\.(?:ya?ml|json))$/;

/** The site folder, and the collection of Markdown files that modules import as text. */
export type DataImportOptions = Pick<DocumentImportOptions, 'siteDir' | 'documents'>;

/** Loads files that modules import as data: text, and YAML. */
export function dataImports(options: DataImportOptions): Plugin {
  const { siteDir } = options;
  const readText = ({ path }: { readonly path: string }, start: string): OnLoadResult => {
    const text = readFileSync(path, 'utf8');
    // other files are among the bundle's inputs anyway
    if (isDocumentPath(path)) noteText(path, text, options);
    return exported(normalizeText(text), start);
  };
  return {
    name: 'docsite-data',
    setup(build) {
      build.onResolve({ filter: rawImport }, async ({ path, kind, importer, resolveDir }) => {
        const { prefixed, suffixed, options = '' } = rawImport.exec(path)?.groups ?? {};
        const found = await build.resolve((prefixed ?? suffixed) as string, { kind, importer, resolveDir });
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: found.path, namespace: asCommonJs.test(options) ? 'raw-commonjs' : 'raw' };
      });
      build.onResolve({ filter: loadedImport }, ({ path, kind, importer, resolveDir }) =>
        build.resolve(loadedImport.exec(path)?.[1] as string, { kind, importer, resolveDir }),
      );
      build.onLoad({ filter: /.*/, namespace: 'raw-commonjs' }, (file) => readText(file, 'module.exports ='));
      build.onLoad({ filter: /.*/, namespace: 'raw' }, (file) => readText(file, 'export default'));
      build.onLoad({ filter: /\.ya?ml$/, namespace: 'file' }, ({ path }) => readYaml(path, siteDir));
    },
  };
}

function readYaml(path: string, siteDir: string): OnLoadResult {
  const text = readFileSync(path, 'utf8');
  try {
    return exported(parseYaml(text));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    const { message, line, column } = error;
    const file = pathFrom(realpathSync(siteDir), path);
    return { errors: [{ text: `this is not YAML: ${message}`, location: { file, line, column: column - 1 } }] };
  }
}

/**
 * Prints a module for a value: an ES module, in which `require` finds the value as `default`, or one that begins with
 * `start`.
 */
function exported(value: unknown, start = 'export default'): { contents: string; loader: Loader } {
  return { contents: `${start} ${JSON.stringify(value ?? null)};`, loader: 'js' };
}
