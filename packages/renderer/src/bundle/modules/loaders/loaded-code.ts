import { dirname, relative } from 'node:path';
import { codeEnding, type LoaderImporter, runLoaders, type WebpackLoader } from '@docsite/core';
import type { Loader, OnLoadResult, PartialMessage, PluginBuild } from 'esbuild';
import type { FileLoading } from './loaded-files.js';
import { moduleLoader, type TypedScripts } from './module-loader.js';

/** The inputs for running loaders, besides the file and the build. */
export interface LoadingOptions {
  readonly siteDir: string;
  readonly typedFiles?: TypedScripts | undefined;
  /** Rewrites the code that loaders produce for one of the site's modules, like that of other modules. */
  readonly rewrite: (code: string, file: string) => string;
  readonly importLoader: LoaderImporter;
}

/**
 * A module with the code or text that the site's loaders produce from a file. Loaders that webpack runs after compilers
 * receive compiled code.
 */
export async function loadedCode(
  path: string,
  { as, loaders, lastLoaders }: FileLoading,
  { siteDir, importLoader, rewrite, typedFiles, build }: LoadingOptions & { readonly build: PluginBuild },
): Promise<OnLoadResult> {
  const file = { path, siteDir, importLoader };
  const loader = moduleLoader(path, typedFiles);
  try {
    let { code, dependencies } = await runLoaders(loaders, file);
    if (lastLoaders.length > 0) {
      const compiled = codeEnding.test(path) ? await compile(code, { path, loader, build }) : code;
      const last = await runLoaders(lastLoaders, { ...file, text: compiled });
      code = last.code;
      dependencies = [...dependencies, ...last.dependencies];
    }
    return {
      contents: as === 'code' && codeEnding.test(path) ? rewrite(code, path) : code,
      loader: loaderAs(as, loader),
      resolveDir: dirname(path),
      watchFiles: [...dependencies],
    };
  } catch (error) {
    return { errors: [failureOf(error, path, namesOf([...lastLoaders, ...loaders], siteDir))] };
  }
}

/** How esbuild reads the result for modules that get text or data; `loader` reads code. */
function loaderAs(as: FileLoading['as'], loader: Loader): Loader {
  if (as === 'text') return 'text';
  return as === 'data' ? 'dataurl' : loader;
}

/** Compiles a module to JavaScript, for loaders that webpack runs after compilers. */
async function compile(
  code: string,
  { path, loader, build }: { readonly path: string; readonly loader: Loader; readonly build: PluginBuild },
): Promise<string> {
  const { jsx, jsxDev, jsxFactory, jsxFragment, jsxImportSource } = build.initialOptions;
  const written = { jsx, jsxDev, jsxFactory, jsxFragment, jsxImportSource };
  const options = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  return (await build.esbuild.transform(code, { ...options, loader, sourcefile: path })).code;
}

function namesOf(loaders: readonly WebpackLoader[], siteDir: string): string {
  return loaders.map(({ file }) => relative(siteDir, file).replace(/^.*[\\/]?node_modules[\\/]/, '')).join(', ');
}

function failureOf(error: unknown, path: string, names: string): PartialMessage {
  const { message } = error instanceof Error ? error : { message: String(error) };
  return { text: `the loader of this file (${names}) failed: ${message}`, location: { file: path, line: 1 } };
}
