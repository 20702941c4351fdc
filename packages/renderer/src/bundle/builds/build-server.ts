import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { clockNames } from '@docsite/core/process';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { pageModule } from '../../live/live-pages.js';
import { type JudgedPages, judgePages } from '../analysis/judge-pages.js';
import { importersIn, type ModuleGraph, reachableFrom } from '../analysis/module-graph.js';
import { openModules } from '../analysis/open-modules.js';
import { clockBanner } from '../analysis/render-clock.js';
import type { Bundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import { placedNames } from '../modules/foreign-files.js';
import { type BuildInputs, inputsOf } from '../outputs/build-inputs.js';
import { recordingReader } from '../styles/reading/read-style-sheet.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import { requireMaker, serverEntry, serverModule } from '../theme/server-entry.js';
import { type PlatformSettings, pageEntries, platformSettings } from './platform-settings.js';

/** The modules that render pages, and what bundling them reveals about pages and styles. */
export interface ServerBundle extends Pick<Bundle, 'serverEntry' | 'serverPages' | 'openModules'> {
  /** File names of these modules in the folder of `serverEntry`, which also contains those of earlier bundles. */
  readonly serverFiles: readonly string[];
  /** Names of modules in them that depend on the site's location on disk. */
  readonly placedNames: readonly string[];
  /** Whether a module of the theme imports styles. */
  readonly themeHasStyles: boolean;
  /** Sources of the pages whose modules import styles. */
  readonly styledPages: ReadonlySet<string>;
  /** Which pages can change in the browser. */
  readonly judged: JudgedPages;
  readonly inputs: BuildInputs;
  readonly graph: ModuleGraph;
}

/** Defines `require`, because CommonJS packages require React and Node modules, which esbuild leaves to Node. */
const requireOfNode = `import{createRequire as ${requireMaker}}from'node:module';const require=${requireMaker}(import.meta.url);`;

const banner = `${requireOfNode}${clockBanner}`;

/**
 * Bundles the modules that render pages at build time. Files are named by a hash of their contents, so that one folder
 * can contain those of several bundles, and Node, which caches modules by path, loads equal ones once.
 */
export async function buildServer(context: BundleContext): Promise<ServerBundle> {
  const { pages } = context;
  const sheets = new Set<string>();
  const { metafile, outputFiles } = await build(
    serverOptions({ ...context, sheets, readSheet: recordingReader(context.readSheet, sheets) }),
  );
  await writeServerFiles(outputFiles);
  const entries = entryFiles(outputFiles, metafile);
  const pathOf = (entry: string): string => entries.get(entry) as string;
  const serverPages = Object.fromEntries(pages.map((page) => [page.source, pathOf(pageModule(page))]));
  const styled = styledModules(metafile);
  const output = { metafile, files: outputFiles, banner, pages: serverPages };
  return {
    serverEntry: pathOf(`${serverEntry}:server`),
    serverPages,
    judged: judgePages(context, output),
    styledPages: styledPages(styled, context),
    serverFiles: outputFiles.map(({ path }) => basename(path)),
    themeHasStyles: styled.has(`${serverEntry}:server`),
    placedNames: placedNames(metafile),
    openModules: await openModules(metafile, context),
    inputs: inputsOf(metafile, sheets),
    graph: metafile.inputs,
  };
}

/** esbuild options for the server. */
export function serverOptions(context: BundleContext): PlatformSettings & { readonly write: false } {
  const { pages, serverDir } = context;
  const settings = platformSettings(context, 'server');
  return {
    ...settings,
    entryPoints: { theme: serverEntry, ...pageEntries(pages) },
    outdir: serverDir,
    write: false,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    define: { ...settings.define, ...clockNames },
    plugins: [serverModule(context.siteDir), ...settings.plugins],
  };
}

/**
 * Writes server modules that do not exist yet. esbuild's own process could continue writing after a command has ended
 * early and removed its leftovers.
 */
export async function writeServerFiles(files: readonly Pick<OutputFile, 'path' | 'contents'>[]): Promise<void> {
  await Promise.all(
    [...new Set(files.map(({ path }) => dirname(path)))].map((path) => mkdir(path, { recursive: true })),
  );
  const write = async ({ path, contents }: Pick<OutputFile, 'path' | 'contents'>): Promise<void> => {
    if (!existsSync(path)) await writeFile(path, contents);
  };
  await Promise.all(files.map(write));
}

/**
 * Paths of the entry files, by entry name. They are found by file name, because paths in the metafile are relative to
 * the site, and on Windows may differ from the files' in case.
 */
function entryFiles(files: readonly OutputFile[], { outputs }: Metafile): ReadonlyMap<string, string> {
  const entries = new Map(Object.entries(outputs).map(([path, { entryPoint }]) => [basename(path), entryPoint]));
  return new Map(
    files.flatMap(({ path }): [string, string][] => {
      const entry = entries.get(basename(path));
      return entry === undefined ? [] : [[entry, path]];
    }),
  );
}

/** The modules that import style sheets, directly or indirectly, and the style sheets themselves. */
function styledModules({ inputs }: Metafile): ReadonlySet<string> {
  const sheets = Object.keys(inputs).filter(isStyleSheet);
  return sheets.length === 0 ? new Set() : reachableFrom(sheets, importersIn(inputs));
}

function styledPages(styled: ReadonlySet<string>, { pages }: BundleContext): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => (styled.has(pageModule(page)) ? [page.source] : [])));
}
