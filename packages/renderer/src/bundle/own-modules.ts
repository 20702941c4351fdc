import { readFileSync } from 'node:fs';
import { isOfPackage } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { expandFolderImports } from './folder-imports.js';
import { type ExtractedImages, imageExtractor } from './inline-images.js';
import { nameResolvedModules } from './resolve-calls.js';

/**
 * Changes the code of a module of the site's own before it is read: large pictures in it become files,
 * `require.context()` becomes an import of a module, and `require.resolve('x')` the text `'x'`.
 */
export type CodeRewriter = (code: string, file: string) => string;

/** Makes the rewriter of a build; pictures that it takes out of code are added to the assets of the build. */
export function codeRewriter(images: ExtractedImages): CodeRewriter {
  const extract = imageExtractor(images);
  return (code, file) => nameResolvedModules(expandFolderImports(extract(code, file)));
}

/** Where extracted pictures go, and which files of the site hold TypeScript in spite of their ending. */
export interface OwnModulesOptions extends ExtractedImages {
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
