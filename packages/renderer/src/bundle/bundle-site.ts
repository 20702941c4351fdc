import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Finding } from '@docsite/core';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { type LivePage, livePages } from '../live/live-pages.js';
import { assetImports, type ImportedAssets } from './asset-imports.js';
import { findingsOfFailure } from './build-failure.js';
import type { Bundle, OutputFile } from './bundle.js';
import { findEntryUrls, type Outputs } from './entry-urls.js';
import { type HeadConstants, headConstants } from './head-constants.js';
import { type BuiltFile, nameByContent } from './name-by-content.js';
import { serverEntry, serverModule } from './server-entry.js';
import { styleUrls } from './style-urls.js';
import { layersOn, styleSheetsOf } from './theme-layers.js';
import { resolveTheme, type ThemeResolution, type ThemeSources } from './theme-resolver.js';

export interface BundleOptions extends ThemeSources, HeadConstants {
  readonly baseUrl: string;
  /** Folder on disk for modules that only the build runs. */
  readonly serverDir: string;
  readonly pages: readonly LivePage[];
}

export interface BundleResult {
  /** Absent where a module cannot be built; the findings say why. */
  readonly bundle?: Bundle;
  readonly findings: readonly Finding[];
}

const assetLoaders = Object.fromEntries(
  ['.png', '.jpg', '.jpeg', '.gif', '.svg', '.webp', '.avif', '.woff', '.woff2', '.ttf', '.mp4', '.webm', '.pdf'].map(
    (extension) => [extension, 'file' as const],
  ),
);

/** Bundles templates and live pages for the server and for the browser. Once a build; the two run side by side. */
export async function bundleSite(options: BundleOptions): Promise<BundleResult> {
  const assets: ImportedAssets = new Map();
  const builds = [bundleServer(options, assets), bundleClient(options, assets), bundleHead(options)] as const;
  const findings = (await Promise.allSettled(builds)).flatMap((build) =>
    build.status === 'rejected' ? findingsOfFailure(build.reason, options.pages) : [],
  );
  if (findings.length > 0) return { findings };
  const [server, client, headScript] = await Promise.all(builds);
  const files = [...client.files, ...assets.values()];
  const hash = createHash('sha256')
    .update(headScript)
    .update(
      client.files
        .map((file) => file.path)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);
  return { bundle: { ...server, ...client, files, headScript, hash }, findings: [] };
}

function shared(options: BundleOptions, { alias }: ThemeResolution): BuildOptions {
  return {
    absWorkingDir: options.siteDir,
    alias,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    metafile: true,
  };
}

/** CommonJS packages require React and modules of Node, which esbuild leaves to Node. */
const requireOfNode =
  "import{createRequire as _createRequire}from'node:module';const require=_createRequire(import.meta.url);";

async function bundleServer(
  options: BundleOptions,
  assets: ImportedAssets,
): Promise<Pick<Bundle, 'serverEntry' | 'serverPages'>> {
  const theme = resolveTheme(options, 'server');
  await build({
    ...shared(options, theme),
    entryPoints: { theme: serverEntry, ...pageEntries(options.pages) },
    outdir: options.serverDir,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: requireOfNode },
    loader: { '.css': 'empty' },
    plugins: [
      assetImports(options.baseUrl, assets),
      serverModule(options.siteDir),
      theme.plugin,
      livePages(options.pages, options.siteDir),
    ],
  });
  const serverPages = Object.fromEntries(
    options.pages.map((page) => [page.source, join(options.serverDir, `${page.name}.mjs`)]),
  );
  return { serverEntry: join(options.serverDir, 'theme.mjs'), serverPages };
}

type ClientBundle = Omit<Bundle, 'serverEntry' | 'serverPages' | 'headScript' | 'hash'>;

/**
 * What every page begins with is built apart from the app that follows: sharing no chunk with React, it is one request.
 */
async function bundleClient(options: BundleOptions, assets: ImportedAssets): Promise<ClientBundle> {
  const everyPage = { 'assets/js/boot': '@theme/client/boot', 'assets/css/styles': 'docsite-styles' };
  const [inert, live] = [
    options.pages.filter(({ isInert }) => isInert),
    options.pages.filter(({ isInert }) => !isInert),
  ];
  const app = { 'assets/js/app': '@theme/client/app', ...pageEntries(live, 'assets/js/') };
  const styles =
    inert.length > 0 ? [buildForBrowser(pageEntries(inert, 'assets/js/'), options, assets).then(withoutScript)] : [];
  const builds = await Promise.all([
    ...[everyPage, app].map((entryPoints) => buildForBrowser(entryPoints, options, assets)),
    ...styles,
  ]);
  const outputs = new Map(builds.flatMap((built) => [...built.outputs]));
  const built = [...new Map(builds.flatMap(({ files }) => files).map((file) => [file.path, file])).values()];
  const { files, names } = nameByContent(built.sort((a, b) => (a.path < b.path ? -1 : 1)));
  return { ...findEntryUrls(outputs, { ...options, names }), files: files as OutputFile[] };
}

function withoutScript({ outputs, files }: BrowserBuild): BrowserBuild {
  return { outputs, files: files.filter(({ path }) => !path.endsWith('.js')) };
}

interface BrowserBuild {
  readonly outputs: Outputs;
  readonly files: readonly BuiltFile[];
}

async function buildForBrowser(
  entryPoints: Record<string, string>,
  options: BundleOptions,
  assets: ImportedAssets,
): Promise<BrowserBuild> {
  const outdir = join(options.siteDir, '.docsite-client');
  const theme = resolveTheme(options, 'client');
  const result = await build({
    ...shared(options, theme),
    entryPoints,
    outdir,
    write: false,
    publicPath: options.baseUrl,
    assetNames: 'assets/images/[name]-[hash]',
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/js/chunk-[hash]',
    splitting: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    platform: 'browser',
    target: ['es2022', 'chrome107', 'edge107', 'firefox104', 'safari16'],
    // what React tells its developer tools is 0.3 KB that no reader needs
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    loader: assetLoaders,
    plugins: [
      assetImports(options.baseUrl, assets),
      siteStyles(options),
      styleUrls(options.baseUrl),
      theme.plugin,
      livePages(options.pages, options.siteDir),
    ],
  });
  const folder = relative(options.siteDir, outdir).split(sep).join('/');
  const outputs = new Map(
    Object.entries((result.metafile as Metafile).outputs).map(([path, output]) => [
      posix.relative(folder, path),
      output,
    ]),
  );
  const files = (result.outputFiles ?? []).map((file) => {
    const path = relative(outdir, file.path).split(sep).join('/');
    const imports = (outputs.get(path)?.imports ?? [])
      .filter((item) => !item.external)
      .map((item) => posix.relative(folder, item.path));
    return { path, contents: file.contents, imports };
  });
  return { outputs, files };
}

async function bundleHead(options: BundleOptions): Promise<string> {
  const theme = resolveTheme(options, 'client');
  const result = await build({
    ...shared(options, theme),
    entryPoints: ['@theme/client/head'],
    write: false,
    outdir: options.serverDir,
    format: 'iife',
    minify: true,
    target: 'es2020',
    define: headConstants(options),
    plugins: [theme.plugin],
  });
  return result.outputFiles?.find((file) => file.path.endsWith('.js'))?.text.trim() ?? '';
}

function pageEntries(pages: readonly LivePage[], folder = ''): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [folder + page.name, `docsite-page:${page.source}`]));
}

/** The styles of the theme's layers. */
function siteStyles(options: BundleOptions): Plugin {
  return {
    name: 'docsite-styles',
    setup(build) {
      build.onResolve({ filter: /^docsite-styles$/ }, () => ({ path: 'styles', namespace: 'docsite-styles' }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-styles' }, () => {
        const files = styleSheetsOf(layersOn(options.layers, 'client'));
        return {
          contents: files.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
          loader: 'css',
          resolveDir: options.siteDir,
        };
      });
      build.onResolve({ filter: /^\/.*\.css$/ }, ({ path, kind }) =>
        kind === 'import-rule' && existsSync(path) ? { path } : undefined,
      );
    },
  };
}
