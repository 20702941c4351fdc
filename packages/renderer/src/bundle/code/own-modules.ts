import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { type BundlingRules, ownValue } from '@docsite/core';
import { isOfPackage } from '@docsite/core/process';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { AssetTarget } from '../modules/assets/imported-assets.js';
import { imageExtractor } from '../modules/assets/inline-images.js';
import { expandFolderImports } from '../modules/folders/folder-calls.js';
import { moduleLoader } from '../modules/loaders/module-loader.js';
import { elementIds } from './element-ids.js';
import { type LooseCode, rewriteLoose } from './loose-code.js';
import { expandPathImports, hasPathImports } from './path-imports.js';
import { absentReactNames, type ReactNamesOptions } from './react-names.js';
import { nameResolvedModules, relativeRequests } from './resolve-calls.js';
import type { TypedFiles } from './typed-scripts.js';

/**
 * Changes the code of one of the site's modules before it is parsed: large inlined images become files,
 * `require.context()` becomes an import of a module, `require.resolve('x')` the string `'x'`, paths with `__dirname`
 * become relative, ids become those of docsite's elements, and names that React does not export are declared.
 */
export type CodeRewriter = (code: string, file: string) => string;

/** How code is rewritten. */
interface RewriterOptions extends AssetTarget, ReactNamesOptions {
  /** What esbuild rejects and Babel accepts. */
  readonly looseCode?: LooseCode | undefined;
  /** Import aliases, by name. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly bundling?: Pick<BundlingRules, 'hasMissingExports' | 'elementIds'> | undefined;
}

/** Creates the rewriter of a build; extracted images are added to the build's assets. */
export function codeRewriter(options: RewriterOptions): CodeRewriter {
  const extract = imageExtractor(options);
  const declareAbsent = absentReactNames(options);
  const renameIds = elementIds(options.bundling?.elementIds ?? {});
  const isAlias = (name: string): boolean => ownValue(options.aliases, name) !== undefined;
  return (code, file) => {
    const written = isTyped(file) ? code : declareAbsent(code);
    const beside = relativeRequests(extract(renameIds(written), file));
    const named = nameResolvedModules(expandFolderImports(expandPathImports(beside, isAlias)));
    return rewriteLoose(named, options.looseCode?.get(file) ?? []);
  };
}

/** Whether esbuild removes unused imports of a file. */
function isTyped(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** Where extracted images go, and which files contain TypeScript despite their extension. */
export interface OwnModulesOptions extends RewriterOptions {
  readonly typedFiles?: TypedFiles | undefined;
  readonly bundling?: BundlingRules | undefined;
}

/** Rewrites the site's own modules when they are loaded, and computed paths in those of some packages. */
export function ownModules(options: OwnModulesOptions): Plugin {
  const rewrite = codeRewriter(options);
  const computing = options.bundling?.computingFolders?.map((folder) => folder + sep) ?? [];
  return {
    name: 'docsite-own-modules',
    setup(build) {
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        if (isOfPackage(path))
          return computing.some((folder) => path.startsWith(folder)) ? packageCode(path) : undefined;
        const code = readFileSync(path, 'utf8');
        const contents = rewrite(code, path);
        if (contents === code) return undefined;
        return { contents, loader: moduleLoader(path, options.typedFiles) };
      });
    },
  };
}

function packageCode(path: string): OnLoadResult | undefined {
  const code = readFileSync(path, 'utf8');
  const contents = hasPathImports(code) ? expandFolderImports(expandPathImports(code)) : code;
  return contents === code ? undefined : { contents, loader: moduleLoader(path) };
}
