import { resolve } from 'node:path';
import type { OnLoadResult, PluginBuild } from 'esbuild';
import { type AssetTarget, addAsset } from './imported-assets.js';

interface WorkerScript extends AssetTarget {
  /** Absolute. */
  readonly path: string;
  readonly siteDir: string;
}

/**
 * A module that starts a worker of browsers with the code of a file, like webpack's `worker-loader`. The file and what
 * it imports are bundled by themselves.
 */
export async function workerModule(
  { esbuild, initialOptions: { alias = {}, define = {}, resolveExtensions = [], conditions = [] } }: PluginBuild,
  { path, siteDir, ...target }: WorkerScript,
): Promise<OnLoadResult> {
  const { outputFiles, metafile } = await esbuild.build({
    alias,
    define,
    resolveExtensions,
    conditions,
    absWorkingDir: siteDir,
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    loader: { '.js': 'jsx' },
    logLevel: 'silent',
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const address = addAsset(target, { folder: 'files', file: path, extension: '.js', contents });
  return {
    // a function: on the server there is no class that it could extend
    contents: `export default function (options) { return new Worker(${JSON.stringify(address)}, options); }`,
    loader: 'js',
    watchFiles: Object.keys(metafile.inputs).map((input) => resolve(siteDir, input)),
  };
}
