import { join, posix } from 'node:path';
import { pathFrom } from '@docsite/core';
import { type BuildOptions, type BuildResult, build } from 'esbuild';
import type { LivePage } from '../../live/live-pages.js';
import type { OutputFile } from '../../output-file.js';
import type { Bundle, ClientBundle } from '../bundle.js';
import type { BundleContext } from '../bundle-options.js';
import type { ImportedAssets } from '../modules/asset-imports.js';
import { byPath } from '../modules/document-imports.js';
import { lateOutputs } from '../modules/late-modules.js';
import {
  asBuild,
  type BrowserBuild,
  type ClientBuilds,
  type ClientOutput,
  joinBuilds,
  type StyledModules,
} from '../outputs/browser-build.js';
import { inputsOf } from '../outputs/build-inputs.js';
import { clientFolder, type EntryNames, findEntryUrls, findPageFiles } from '../outputs/entry-urls.js';
import { keptApp, keptStyles } from '../outputs/kept-builds.js';
import type { NamedFiles } from '../outputs/name-by-content.js';
import { recordingReader } from '../styles/read-style-sheet.js';
import { moduleStylesEntry, stylesEntry } from '../styles/site-styles.js';
import { browserTargets } from './browser-targets.js';
import { hydratedEntries, pageEntries, platformSettings } from './platform-settings.js';
import { settleBuilds } from './settle-builds.js';
import { importTheSame } from './written-imports.js';

/**
 * Bundles the client files. The script that every page starts with is built separately from the app: because it shares
 * no chunk with React, it takes a single request.
 *
 * @param learning What the server modules reveal about pages and theme.
 * @param building The script and the styles of every page.
 */
export async function buildClient(
  context: BundleContext,
  learning: Promise<ServerFindings>,
  building: Promise<BrowserBuild>,
): Promise<ClientBuilds> {
  const { ready, kept = {} } = context;
  const keepsStyles = kept.styles && importTheSame(kept.styles.changed, kept.styles.styles, context);
  const { pages, hasStyles, themeHasStyles } = await learning;
  const judged = { ...context, pages };
  const live = pages.filter(({ isInert }) => !isInert);
  const entries = { 'assets/js/app': '@theme/client/app', ...hydratedEntries(live, 'assets/js/') };
  const readyApp = ready !== undefined && live.length === 0 ? asBuild(ready.client.app) : undefined;
  const found = styledModules(judged, { hasStyles, themeHasStyles });
  const now = { pages, documents: byPath(context.documents), serverAssets: [...context.assets.values()] };
  const former = keptStyles(kept, { ...now, styled: listStyled(found) });
  const [everyPage, app, styles] = await settleBuilds([
    building,
    readyApp ?? keptApp(kept, now) ?? buildForBrowser(entries, judged),
    (await keepsStyles) && former ? former : buildAllStyles(judged, found),
  ]);
  const sharesStyles = found.theme || found.sharing.length > 0;
  const ofApp = !sharesStyles && appHasStyles(app) && styles !== former ? [await buildSharedStyles(judged, [])] : [];
  return { everyPage, app, styles: [...styles, ...ofApp], styled: listStyled(found) };
}

/** The pages whose styles are built, and whether those of the theme are. */
interface FoundStyles {
  readonly own: readonly LivePage[];
  readonly sharing: readonly LivePage[];
  readonly theme: boolean;
}

function styledModules(
  { pages, moduleStyles }: BundleContext,
  { hasStyles, themeHasStyles }: Pick<ServerFindings, 'hasStyles' | 'themeHasStyles'>,
): FoundStyles {
  const isShared = moduleStyles === 'site';
  return {
    own: isShared ? [] : pages.filter((page) => needsStyles(page) && hasStyles(page)),
    sharing: isShared ? pages.filter(hasStyles) : [],
    theme: themeHasStyles,
  };
}

function listStyled({ own, sharing, theme }: FoundStyles): StyledModules {
  const sourcesOf = (pages: readonly LivePage[]) => pages.map(({ source }) => source);
  return { own: sourcesOf(own), sharing: sourcesOf(sharing), theme };
}

/** Builds the styles that modules import. */
function buildAllStyles(context: BundleContext, { own, sharing, theme }: FoundStyles): Promise<BrowserBuild[]> {
  return settleBuilds([
    ...(own.length > 0 ? [buildStyles(pageEntries(own, 'assets/css/'), context)] : []),
    ...(theme || sharing.length > 0 ? [buildSharedStyles(context, sharing)] : []),
  ]);
}

/** Bundles the script and the styles that every page has. */
export async function buildEveryPage(context: BundleContext): Promise<BrowserBuild> {
  const { ready } = context;
  const styles = { 'assets/css/styles': stylesEntry };
  if (ready === undefined) return buildForBrowser({ 'assets/js/boot': '@theme/client/boot', ...styles }, context);
  return joinBuilds([asBuild(ready.client.boot), await buildForBrowser(styles, context)]);
}

/** Whether none of the page's scripts includes its styles. */
function needsStyles({ isInert, islands }: LivePage): boolean {
  return isInert === true || islands !== undefined;
}

/** What the server modules reveal about the pages they render. */
export interface ServerFindings {
  /** All pages; those that need no script in the browser are marked as inert. */
  readonly pages: readonly LivePage[];
  /** Whether the module of a page imports styles. */
  readonly hasStyles: (page: LivePage) => boolean;
  /** Whether a module of the theme imports styles. */
  readonly themeHasStyles: boolean;
}

/** The client files under their final names. */
export interface NamedClient extends ClientBundle {
  /** Paths of the files that any page may load. */
  readonly shellFiles: readonly string[];
}

/** Finds the addresses that pages need, and the files that they load, by the names of the built files. */
export function nameClient(
  { outputs, late }: ClientOutput,
  { files: named, names }: NamedFiles,
  options: Omit<EntryNames, 'names'>,
): NamedClient {
  const urls = findEntryUrls(outputs, { ...options, names, late });
  const files = named.filter(({ path }) => isLoaded(path, urls, options.baseUrl)) as OutputFile[];
  const ofPages = new Set([...findPageFiles(outputs, options.pages)].map((path) => names.get(path) ?? path));
  return { ...urls, files, shellFiles: files.flatMap(({ path }) => (ofPages.has(path) ? [] : [path])) };
}

function appHasStyles({ outputs }: BrowserBuild): boolean {
  return [...outputs].some(([path, { cssBundle }]) => path.startsWith('assets/js/app-') && cssBundle !== undefined);
}

/**
 * The styles imported by the theme's modules on either platform, and by those pages that share their styles, as one
 * file.
 */
function buildSharedStyles(context: BundleContext, sharingPages: readonly LivePage[]): Promise<BrowserBuild> {
  return buildStyles({ 'assets/css/theme': moduleStylesEntry }, { ...context, sharingPages }, { splitting: false });
}

/** Builds only the styles that modules import. */
async function buildStyles(
  entryPoints: Record<string, string>,
  context: BundleContext,
  settings: BuildOptions = {},
): Promise<BrowserBuild> {
  const built = await buildForBrowser(entryPoints, { ...context, isForStyles: true }, settings);
  return { ...built, files: built.files.filter(({ path }) => !path.endsWith('.js')) };
}

/** Whether pages load a file: styles that nothing links are the app's, which the theme's styles include. */
function isLoaded(
  path: string,
  { styles, pageStyles }: Pick<Bundle, 'styles' | 'pageStyles'>,
  baseUrl: string,
): boolean {
  return !path.endsWith('.css') || [styles, ...Object.values(pageStyles)].some((urls) => urls.includes(baseUrl + path));
}

async function buildForBrowser(
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
