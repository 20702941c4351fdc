import { join, resolve } from 'node:path';
import type { Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import type { LivePage } from '../live/live-pages.js';
import { shareModules } from '../live/share-modules.js';
import type { OutputFile } from '../output-file.js';
import type { JudgedPages } from './analysis/judge-pages.js';
import { buildClient, buildHead, type ServerFindings } from './builds/build-client.js';
import { buildServer, type ServerBundle } from './builds/build-server.js';
import type { Bundle } from './bundle.js';
import type { BundleContext, BundleOptions } from './bundle-options.js';
import { looseJsx } from './code/loose-jsx.js';
import { maybeTyped } from './code/typed-scripts.js';
import { type Breakage, findBreakage, replaceableFiles } from './errors/broken-modules.js';
import { findBrokenTheme } from './errors/broken-theme.js';
import { findMissingExports } from './errors/find-missing-exports.js';
import { messagesOf } from './modules/build-messages.js';
import { byPath } from './modules/document-imports.js';
import { anyBaseUrl } from './modules/locale-modules.js';
import type { MissingExports } from './modules/missing-exports.js';
import { noteFile, type OutsideFiles } from './modules/outside-files.js';
import type { ClientBuilds } from './outputs/browser-build.js';
import type { BuildInputs } from './outputs/build-inputs.js';
import { type KeptBuilds, keepBuilds } from './outputs/kept-builds.js';
import { sheetReader } from './styles/read-style-sheet.js';
import { defaultTheme } from './theme/theme-layers.js';
import { findTheme } from './theme/theme-resolver.js';

/** The results that all locales with the same pages and theme share. */
export interface SharedBundle
  extends Pick<ServerBundle, 'serverEntry' | 'serverPages' | 'serverFiles' | 'foreignNames' | 'openModules'>,
    Pick<JudgedPages, 'livePlaces'>,
    Pick<Bundle, 'outsideFiles'> {
  readonly client: ClientBuilds;
  /** The inputs of the server modules. */
  readonly serverInputs: BuildInputs;
  /** The head script, without a locale's labels. */
  readonly headScript: string;
  /** Files that server modules refer to. */
  readonly serverAssets: readonly OutputFile[];
  readonly documents: Bundle['documents'];
  /** The pages that could be built, with inert ones marked, and the sources of those that could not. */
  readonly pages: readonly LivePage[];
  readonly brokenPages: readonly string[];
  /** The context it was built in, excluding broken files. */
  readonly context: BundleContext;
}

/** The result of building for all locales, with findings about what was left out. */
export interface SharedResult {
  /** Absent if no page can be rendered without what failed to build. */
  readonly shared?: SharedBundle;
  readonly findings: readonly Finding[];
}

/** The input of what all locales share, built for the first of them, and what to reuse from earlier builds. */
export type SharedOptions = BundleOptions &
  Pick<BundleContext, 'code' | 'typedFiles' | 'looseJsx' | 'readFiles' | 'ready' | 'missing' | 'kept'> & {
    /** Whether pages share no modules, so that mistakes in each are found. */
    readonly sharesNone?: boolean;
  };

/**
 * Bundles templates and live pages for the server and the browser, without pages whose modules cannot be built, and
 * without files of the site's theme that cannot be built or loaded.
 */
export async function buildShared(options: SharedOptions, former?: FormerBundle): Promise<SharedResult> {
  const kept = former && keepFrom(former);
  return build({ ...options, kept }, new Set(kept && former.shared.outsideFiles));
}

/** The builds of a former bundle to keep; undefined if its options were changed until it could be built. */
function keepFrom({ shared, changed }: FormerBundle): KeptBuilds | undefined {
  const { siteDir, typedFiles, looseJsx, missing } = shared.context;
  const isAsAsked = [typedFiles, looseJsx, missing].every((change) => change === undefined);
  return isAsAsked ? keepBuilds({ ...shared, siteDir }, changed) : undefined;
}

async function build({ kept, ...options }: SharedOptions, outsideFiles: OutsideFiles): Promise<SharedResult> {
  const context = contextOf({ ...options, kept }, outsideFiles);
  const built = await buildAll(context);
  if (Array.isArray(built)) {
    const tolerant = await toleratingOptions(built, context, options);
    if (tolerant !== undefined) return build(tolerant, outsideFiles);
    return buildWithout(await findBreakage(built, context), options, outsideFiles);
  }
  const { graph, ...shared } = built;
  const broken = await findBrokenTheme(shared.serverEntry, graph, context);
  return broken === undefined ? { shared, findings: [] } : buildWithout(broken, options, outsideFiles);
}

/**
 * The options with which a failed build may succeed, or report each mistake: they tolerate what its messages are about,
 * if that is allowed on the site, or share no modules among pages. Undefined if nothing is left to try.
 */
async function toleratingOptions(
  messages: readonly Message[],
  context: BundleContext,
  options: SharedOptions,
): Promise<SharedOptions | undefined> {
  const { siteDir, typedFiles = new Set(), bundling } = options;
  const loose = bundling?.hasLooseJsx ? looseJsx(messages, siteDir, options.looseJsx) : undefined;
  if (loose !== undefined) return { ...options, looseJsx: loose };
  const typed = bundling?.hasTypedScripts ? maybeTyped(messages, siteDir, typedFiles) : [];
  if (typed.length > 0) return { ...options, typedFiles: new Set([...typedFiles, ...typed]) };
  const missing = await toleratedExports(messages, context);
  if (missing !== undefined) return { ...options, missing };
  const isSharing = context.pages.some(({ sharedWith }) => sharedWith !== undefined);
  return isSharing ? { ...options, sharesNone: true } : undefined;
}

/**
 * The missing exports of a failed build that are tolerated; files that replace those of the theme must export
 * everything.
 */
async function toleratedExports(
  messages: readonly Message[],
  context: BundleContext,
): Promise<MissingExports | undefined> {
  if (!context.bundling?.hasMissingExports) return undefined;
  const replaceable = replaceableFiles(context);
  return findMissingExports(messages, context, (module) => replaceable.has(module));
}

/** A bundle made from equal options before some files changed, each given as an absolute path. */
export interface FormerBundle {
  readonly shared: SharedBundle;
  readonly changed: ReadonlySet<string>;
}

/** The context that all builds of a bundle share. */
export function contextOf(options: SharedOptions, outsideFiles: OutsideFiles): BundleContext {
  const { locale, sharesNone, ...settings } = options;
  const { siteDir, layers, ready, pages } = settings;
  const { configuredBaseUrl, serverDir, printDocument, localeModules } = locale;
  // these are the sources of the theme bundled in advance
  for (const source of ready?.sources ?? [])
    noteFile(resolve(defaultTheme(layers).folder, source), { siteDir, outsideFiles });
  return {
    ...settings,
    ...{ configuredBaseUrl, serverDir, printDocument, localeModules, baseUrl: anyBaseUrl },
    assets: new Map(),
    cssModules: new Map(),
    documents: new Map(),
    outsideFiles,
    readSheet: sheetReader({ ...settings, outsideFiles }),
    ...findTheme(siteDir),
    ...(sharesNone !== true && { pages: shareModules(pages, siteDir) }),
  };
}

/** Bundles what remains without broken pages and theme files; undefined if everything is broken. */
async function buildWithout(
  { pages, themeFiles, findings }: Breakage,
  options: SharedOptions,
  outsideFiles: OutsideFiles,
): Promise<SharedResult> {
  if (pages.size + themeFiles.length === 0) return { findings };
  const without: SharedOptions = {
    ...options,
    // a separate folder, because Node caches modules by path
    locale: { ...options.locale, serverDir: join(options.locale.serverDir, 'rest') },
    pages: options.pages.filter(({ source }) => !pages.has(source)),
    layers: options.layers.map((layer) => ({ ...layer, leftOut: new Set([...(layer.leftOut ?? []), ...themeFiles]) })),
  };
  // broken files remain watched, because they may be corrected
  const rest = await build(without, outsideFiles);
  const shared = rest.shared && { ...rest.shared, brokenPages: [...pages, ...rest.shared.brokenPages] };
  return { ...(shared !== undefined && { shared }), findings: [...findings, ...rest.findings] };
}

/**
 * Builds for server, browser and head; returns esbuild's messages if one of the builds fails. Because the server bundle
 * determines which pages need modules in the browser, part of the client is built after it.
 */
async function buildAll(context: BundleContext): Promise<(SharedBundle & Pick<ServerBundle, 'graph'>) | Message[]> {
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
  const { graph, serverEntry, serverPages, serverFiles, foreignNames, openModules, inputs: serverInputs } = server;
  return {
    graph,
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
