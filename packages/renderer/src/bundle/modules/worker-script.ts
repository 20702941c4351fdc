import { basename, extname, resolve } from 'node:path';
import { nameHash } from '@docsite/core';
import type { OnLoadResult, PluginBuild } from 'esbuild';
import type { OutputFile } from '../../output-file.js';

interface WorkerScript {
  /** Absolute. */
  readonly path: string;
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Where the script is added, by output path. */
  readonly assets: Map<string, OutputFile>;
}

/**
 * A module that starts a worker of browsers with the code of a file, like webpack's `worker-loader`. The file and what
 * it imports are bundled by themselves.
 */
export async function workerModule(
  { esbuild, initialOptions: { alias = {}, define = {}, resolveExtensions = [], conditions = [] } }: PluginBuild,
  { path, siteDir, baseUrl, assets }: WorkerScript,
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
  const hash = nameHash(contents);
  const outputPath = `assets/files/${basename(path, extname(path))}-${hash}.js`;
  assets.set(outputPath, { path: outputPath, contents });
  return {
    // a function: on the server there is no class that it could extend
    contents: `export default function (options) { return new Worker(${JSON.stringify(baseUrl + outputPath)}, options); }`,
    loader: 'js',
    watchFiles: Object.keys(metafile.inputs).map((input) => resolve(siteDir, input)),
  };
}
