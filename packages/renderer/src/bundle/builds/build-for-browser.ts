import { join, posix } from 'node:path';
import { pathFrom } from '@docsite/core';
import { type BuildOptions, type BuildResult, build } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import type { ImportedAssets } from '../modules/assets/imported-assets.js';
import { lateOutputs } from '../modules/late-modules.js';
import type { BrowserBuild, ClientOutput } from '../outputs/browser-build.js';
import { inputsOf } from '../outputs/build-inputs.js';
import { clientFolder } from '../outputs/entry-urls.js';
import { recordingReader } from '../styles/reading/read-style-sheet.js';
import { browserTargets } from './browser-targets.js';
import { platformSettings } from './platform-settings.js';

/** Builds entries, by the paths of their outputs without hashes, for browsers. */
export async function buildForBrowser(
  entryPoints: Record<string, string>,
  context: BundleContext,
  settings: BuildOptions = {},
): Promise<BrowserBuild> {
  const outdir = join(context.siteDir, clientFolder);
  const sheets = new Set<string>();
  const assets: ImportedAssets = new Map();
  const readSheet = recordingReader(context.readSheet, sheets);
  const shared = platformSettings({ ...context, assets, sheets, readSheet }, 'client');
  const result = await build({
    ...shared,
    entryPoints,
    outdir,
    publicPath: context.baseUrl,
    assetNames: 'assets/images/[name]-[hash]',
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/js/chunk-[hash]',
    splitting: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    platform: 'browser',
    target: browserTargets,
    // disables React's connection to its developer tools: 0.3 KB that no reader needs
    define: { ...shared.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    ...settings,
    metafile: true,
    write: false,
  });
  const inputs = inputsOf(result.metafile, sheets);
  const graph = result.metafile.inputs;
  return { ...readOutputs(result, context, outdir), assets: [...assets.values()], inputs, graph };
}

/** The output of a build, with paths relative to its folder. */
function readOutputs(
  { metafile, outputFiles, warnings }: BuildResult<{ metafile: true; write: false }>,
  { siteDir, lateModules = {} }: BundleContext,
  outdir: string,
): ClientOutput {
  const folder = pathFrom(siteDir, outdir);
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [posix.relative(folder, path), output]),
  );
  const files = outputFiles.map((file) => {
    const path = pathFrom(outdir, file.path);
    const imports = (outputs.get(path)?.imports ?? [])
      .filter((item) => !item.external)
      .map((item) => posix.relative(folder, item.path));
    return { path, contents: file.contents, imports };
  });
  return { outputs, files, warnings, late: lateOutputs(metafile, lateModules, folder) };
}
