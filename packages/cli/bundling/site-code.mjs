// The parts of docsite that sites load: what templates and pages import, and the script of `serve --watch`.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Copies the template API, which is bundled into every site, as separate files, so that a script without React does not
 * pull it in.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export function copyTemplateApi(cli) {
  cpSync(join(cli, 'node_modules/@docsite/renderer/dist/template'), join(cli, 'template'), {
    recursive: true,
    dereference: true,
    filter: (path) => !/\.(?:d\.ts|map)$/.test(path),
  });
}

/**
 * Bundles what the search in browsers shares with the build.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export async function bundleSearch(cli) {
  await build({
    absWorkingDir: cli,
    entryPoints: ['node_modules/@docsite/renderer/dist/search/index.js'],
    outdir: 'search',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/**
 * Bundles the script that `serve --watch` adds to pages.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export async function bundleWatchClient(cli) {
  await build({
    absWorkingDir: cli,
    entryPoints: ['node_modules/@docsite/templates/src/watch/client.ts'],
    outfile: 'bundle/watch-client.js',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}
