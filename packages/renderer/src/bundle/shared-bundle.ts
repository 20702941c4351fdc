import { join, resolve } from 'node:path';
import { compareText, type Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import type { LivePage } from '../live/live-pages.js';
import { shareModules } from '../live/share-modules.js';
import { type Breakage, findBreakage, replaceableFiles } from './broken-modules.js';
import { findBrokenTheme } from './broken-theme.js';
import type { ClientBuilds } from './browser-build.js';
import { buildClient, buildHead, type ServerFindings } from './build-client.js';
import type { BuildInputs } from './build-inputs.js';
import { buildServer, type ServerBundle } from './build-server.js';
import type { Bundle, BundledDocument, OutputFile } from './bundle.js';
import type { BundleContext, BundleOptions } from './bundle-options.js';
import type { BundledDocuments } from './document-imports.js';
import { findMissingExports } from './find-missing-exports.js';
import type { JudgedPages } from './judge-pages.js';
import { anyBaseUrl } from './locale-modules.js';
import type { MissingExports } from './missing-exports.js';
import { noteFile, type OutsideFiles } from './outside-files.js';
import { sheetReader } from './read-style-sheet.js';
import type { ThemeLayer } from './theme-layers.js';
import { findTheme } from './theme-resolver.js';
import { maybeTyped } from './typed-scripts.js';

/** What esbuild made for every locale that has the same pages and theme. */
export interface SharedBundle
  extends Pick<ServerBundle, 'serverEntry' | 'serverPages' | 'serverFiles' | 'foreignNames' | 'openModules'>,
    Pick<JudgedPages, 'livePlaces'>,
    Pick<Bundle, 'outsideFiles'> {
  readonly client: ClientBuilds;
  /** What the modules for the server are made of. */
  readonly serverInputs: BuildInputs;
  /** The script in the head, without the words of a locale. */
  readonly headScript: string;
  /** Files that modules for the server name. */
  readonly serverAssets: readonly OutputFile[];
  readonly documents: Bundle['documents'];
  /** The pages that could be built, inert ones marked, and the sources of those that could not. */
  readonly pages: readonly LivePage[];
  readonly brokenPages: readonly string[];
  /** The context it was built in, without broken files. */
  readonly context: BundleContext;
}

/** What was built for all locales, with the findings about what was left out of it. */
export interface SharedResult {
  /** Absent if no page could be rendered without what cannot be built. */
  readonly shared?: SharedBundle;
  readonly findings: readonly Finding[];
}

/** What a bundle is built from before its locale is known, with what is reused from earlier builds. */
export type SharedOptions = Omit<BundleOptions, 'baseUrl'> &
  Pick<BundleContext, 'code' | 'typedFiles' | 'readFiles' | 'ready' | 'missing'> & {
    /** Whether every page has a module of its own, so that mistakes in it are found. */
    readonly sharesNone?: boolean;
  };

/**
 * Bundles templates and live pages for the server and for the browser, without pages whose modules cannot be built and
 * files of the site's theme that cannot be built or loaded.
 */
export async function buildShared(
  options: SharedOptions,
  outsideFiles: OutsideFiles = new Set(),
): Promise<SharedResult> {
  const context = contextOf(options, outsideFiles);
  const built = await buildAll(context);
  const { siteDir, typedFiles, bundling } = options;
  const typed = Array.isArray(built) && bundling?.hasTypedScripts ? maybeTyped(built, siteDir, typedFiles) : [];
  if (typed.length > 0)
    return buildShared({ ...options, typedFiles: new Set([...(typedFiles ?? []), ...typed]) }, outsideFiles);
  const missing = Array.isArray(built) ? await toleratedExports(built, context) : undefined;
  if (missing !== undefined) return buildShared({ ...options, missing }, outsideFiles);
  if (Array.isArray(built) && context.pages.some(({ sharedWith }) => sharedWith !== undefined))
    return buildShared({ ...options, sharesNone: true }, outsideFiles);
  if (Array.isArray(built)) return buildWithout(await findBreakage(built, context), options, outsideFiles);
  const broken = await findBrokenTheme(built.serverEntry, context);
  return broken === undefined ? { shared: built, findings: [] } : buildWithout(broken, options, outsideFiles);
}

/** The missing exports of a failed build that are no errors; what replaces files of the theme has to be whole. */
async function toleratedExports(
  messages: readonly Message[],
  context: BundleContext,
): Promise<MissingExports | undefined> {
  if (!context.bundling?.hasMissingExports) return undefined;
  const replaceable = replaceableFiles(context);
  return findMissingExports(messages, context, (module) => replaceable.has(module));
}

/** What the builds of a bundle begin with. */
export function contextOf(options: SharedOptions, outsideFiles: OutsideFiles): BundleContext {
  const { siteDir, layers, ready } = options;
  // what is bundled ahead is made from them
  for (const source of ready?.sources ?? [])
    noteFile(resolve((layers.at(-1) as ThemeLayer).folder, source), { siteDir, outsideFiles });
  return {
    ...options,
    baseUrl: anyBaseUrl,
    assets: new Map(),
    cssModules: new Map(),
    documents: new Map(),
    outsideFiles,
    readSheet: sheetReader({ ...options, outsideFiles }),
    ...findTheme(options.siteDir),
    ...(options.sharesNone !== true && { pages: shareModules(options.pages, options.siteDir) }),
  };
}

/** Bundles what is left without broken pages and files of the theme; nothing where all is broken. */
async function buildWithout(
  { pages, themeFiles, findings }: Breakage,
  options: SharedOptions,
  outsideFiles: OutsideFiles,
): Promise<SharedResult> {
  if (pages.size + themeFiles.length === 0) return { findings };
  const without: SharedOptions = {
    ...options,
    // another folder, as Node caches modules by path
    serverDir: join(options.serverDir, 'rest'),
    pages: options.pages.filter(({ source }) => !pages.has(source)),
    layers: options.layers.map((layer) => ({ ...layer, leftOut: new Set([...(layer.leftOut ?? []), ...themeFiles]) })),
  };
  // what is broken is still followed, as it may be corrected
  const rest = await buildShared(without, outsideFiles);
  const shared = rest.shared && { ...rest.shared, brokenPages: [...pages, ...rest.shared.brokenPages] };
  return { ...(shared !== undefined && { shared }), findings: [...findings, ...rest.findings] };
}

/**
 * Builds for server, browser and head; gives esbuild's messages if one of them fails. What is bundled for the server
 * shows which pages browsers need modules for, so that part of what they load comes after it.
 */
async function buildAll(context: BundleContext): Promise<SharedBundle | Message[]> {
  const building = buildServer(context);
  const learning = building.then(
    ({ judged, styledPages, themeHasStyles }): ServerFindings => ({
      pages: judged.pages,
      hasStyles: ({ source }) => styledPages.has(source),
      themeHasStyles,
    }),
    () => ({ pages: context.pages, hasStyles: () => true, themeHasStyles: false }),
  );
  const builds = [building, buildClient(context, learning), buildHead(context)] as const;
  const messages = (await Promise.allSettled(builds)).flatMap((build) =>
    build.status === 'rejected' ? messagesOf(build.reason) : [],
  );
  if (messages.length > 0) return messages;
  const [server, client, headScript] = await Promise.all(builds);
  const { serverEntry, serverPages, serverFiles, foreignNames, openModules, inputs: serverInputs } = server;
  return {
    serverEntry,
    serverPages,
    serverFiles,
    foreignNames,
    openModules,
    serverInputs,
    outsideFiles: [...context.outsideFiles].sort(),
    client,
    headScript,
    serverAssets: [...context.assets.values()],
    documents: byPath(context.documents),
    ...server.judged,
    brokenPages: [],
    context,
  };
}

/** esbuild's messages about a failed build; any other error is thrown again. */
function messagesOf(error: unknown): Message[] {
  const { errors } = error as { errors?: Message[] };
  if (errors === undefined) throw error;
  return errors;
}

/** In the same order whichever esbuild has loaded first: keys of pages hold them. */
export function byPath(documents: BundledDocuments): BundledDocument[] {
  return [...documents]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, { path, hash, taken }]) => ({ path, hash, ...(taken !== undefined && { taken }) }));
}
