import { readFileSync } from 'node:fs';
import { isOfPackage } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { expandFolderImports } from './folder-imports.js';
import { type ExtractedImages, imageExtractor } from './inline-images.js';
import { expandPathImports } from './path-imports.js';
import { absentReactNames, type ReactNamesOptions } from './react-names.js';
import { nameResolvedModules } from './resolve-calls.js';

/**
 * Changes the code of a module of the site's own before it is read: large pictures in it become files,
 * `require.context()` becomes an import of a module, `require.resolve('x')` the text `'x'`, and names that React does
 * not have are declared.
 */
export type CodeRewriter = (code: string, file: string) => string;

/** Makes the rewriter of a build; pictures that it takes out of code are added to the assets of the build. */
export function codeRewriter(options: ExtractedImages & ReactNamesOptions): CodeRewriter {
  const extract = imageExtractor(options);
  const declareAbsent = absentReactNames(options);
  return (code, file) => {
    const written = isTyped(file) ? code : declareAbsent(code);
    return nameResolvedModules(expandFolderImports(expandPathImports(extract(written, file))));
  };
}

/** Whether esbuild leaves out what a file imports and does not use. */
function isTyped(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** Where extracted pictures go, and which files of the site hold TypeScript in spite of their ending. */
export interface OwnModulesOptions extends ExtractedImages, ReactNamesOptions {
  /** Files of JavaScript that are read as TypeScript, absolute. */
  readonly typedFiles?: ReadonlySet<string> | undefined;
}

/** Has the site's own modules rewritten. */
export function ownModules(options: OwnModulesOptions): Plugin {
  const rewrite = codeRewriter(options);
  return {
    name: 'docsite-own-modules',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        if (isOfPackage(path)) return undefined;
        const code = readFileSync(path, 'utf8');
        const contents = rewrite(code, path);
        if (contents === code) return undefined;
        return { contents, loader: /\.tsx$/.test(path) || options.typedFiles?.has(path) ? 'tsx' : loaderOf(path) };
      });
    },
  };
}

function loaderOf(path: string): 'jsx' | 'ts' {
  return path.endsWith('.ts') ? 'ts' : 'jsx';
}
