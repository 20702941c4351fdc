import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BundlingRules, codeEnding } from '@docsite/core';
import { isOfPackage } from '@docsite/core/process';
import type { OnLoadArgs, OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { type LoadingOptions, loadedCode } from '../loaders/loaded-code.js';
import { type FileLoading, loadedFileRules } from '../loaders/loaded-files.js';
import { type AssetTarget, addAsset } from './imported-assets.js';
import { imageExtractor } from './inline-images.js';
import { printSvgComponent } from './svg-component.js';
import { workerModule } from './worker-script.js';

/** Paths of images and other files whose import is their address. */
export const assetFile =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|mpe?g|m4[av]|mov|avi|mkv|webm|og[gv]|wav|aac|flac|pdf|docx?|xlsx?|csv|zip|rar)$/i;

/** An import that names webpack's loader for addresses, which even makes those of SVG files: `!url-loader!./a.svg`. */
const addressImport = /^-?!{0,2}(?:[^!]*[\\/])?(?:url|file)-loader(?:[\\/?][^!]*)?!([^!]+)$/;

/** An import that names webpack's loader for workers: `worker-loader!./a.js`. */
const workerImport = /^-?!{0,2}(?:[^!]*[\\/])?worker-loader(?:[\\/?][^!]*)?!([^!]+)$/;

/** Where imported files go, and what importing modules receive. */
export interface AssetOptions extends AssetTarget, LoadingOptions {
  /** What modules receive when they import an SVG file. */
  readonly svgImports: 'address' | 'component';
  readonly bundling?: Pick<BundlingRules, 'loadedFiles'> | undefined;
}

/** Resolves a module's import of an image or another file to its URL, and collects the file for the output. */
export function assetImports(options: AssetOptions): Plugin {
  const { svgImports, bundling } = options;
  const ruleOf = loadedFileRules(bundling?.loadedFiles);
  const extract = imageExtractor(options);
  return {
    name: 'docsite-assets',
    setup(build) {
      loadByName(build, options);
      build.onResolve({ filter: assetFile }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isOfStyles = kind === 'url-token' || kind === 'import-rule';
        if (pluginData === 'resolving' || (isOfStyles && !bundling?.loadedFiles?.length)) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
        if (found.errors.length > 0) return isOfStyles ? undefined : { errors: found.errors };
        const rule = ruleOf(found.path);
        // a file that modules import as code is also a file that style sheets address
        const isCode = rule?.as === 'code' && !found.external;
        if (isOfStyles) return isCode ? { path: found.path, namespace: 'docsite-style-asset' } : undefined;
        return rule === undefined ? { path: found.path, namespace: 'docsite-asset' } : { path: found.path };
      });
      build.onLoad({ filter: /.*/, namespace: 'docsite-style-asset' }, ({ path }) => ({
        contents: readFileSync(path),
        loader: 'file',
      }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-asset' }, ({ path }) => {
        if (svgImports === 'component' && path.endsWith('.svg'))
          return {
            contents: printSvgComponent(extract(readFileSync(path, 'utf8'), path)),
            loader: 'js',
            resolveDir: dirname(path),
          };
        return addressOf(path, options);
      });
      if (bundling?.loadedFiles?.length) loadByRule(build, { ...options, ruleOf });
    },
  };
}

/** Loads files whose imports name the loader. */
function loadByName(build: PluginBuild, options: AssetOptions): void {
  const loaders = [
    [addressImport, 'docsite-address', ({ path }: OnLoadArgs) => addressOf(path, options)],
    [workerImport, 'docsite-worker', ({ path }: OnLoadArgs) => workerModule(build, { ...options, path })],
  ] as const;
  for (const [filter, namespace, load] of loaders) {
    build.onResolve({ filter }, async ({ path, kind, importer, resolveDir }) => {
      const [file = ''] = (filter.exec(path)?.[1] ?? '').split('?');
      const found = await build.resolve(file, { kind, importer, resolveDir, pluginData: 'resolving' });
      if (found.errors.length > 0) return { errors: found.errors };
      // what a style sheet addresses is no module
      return kind === 'url-token' ? { path: found.path } : { path: found.path, namespace };
    });
    build.onLoad({ filter: /.*/, namespace }, load);
  }
}

interface RuledOptions extends AssetOptions {
  readonly ruleOf: ReturnType<typeof loadedFileRules>;
}

/** Loads files as the site's rules say. */
function loadByRule(build: PluginBuild, { ruleOf, ...options }: RuledOptions): void {
  build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path, suffix }) => {
    const rule = ruleOf(path, suffix);
    if (rule === undefined || isUntouched(path, rule, options)) return undefined;
    if (rule.as === 'worker') return workerModule(build, { ...options, path });
    if (rule.as === 'address') return addressOf(path, options);
    if (rule.as === 'code' || rule.loaders.length > 0) return loadedCode(path, rule, { ...options, build });
    return rule.as === 'data'
      ? { contents: readFileSync(path), loader: 'dataurl' }
      : exported(readFileSync(path, 'utf8'));
  });
}

/** Whether a file is code of a package or of docsite, and a rule does not say that it is about such code, too. */
function isUntouched(path: string, { as, include }: FileLoading, { siteDir }: AssetOptions): boolean {
  return (
    as === 'code' && include === undefined && codeEnding.test(path) && (isOfPackage(path) || !path.startsWith(siteDir))
  );
}

/** A module with the URL of a file, which is collected for the output. */
function addressOf(file: string, target: AssetTarget): OnLoadResult {
  return exported(addAsset(target, { folder: 'images', file, contents: readFileSync(file) }));
}

function exported(text: string): OnLoadResult {
  return { contents: `export default ${JSON.stringify(text)};`, loader: 'js' };
}
