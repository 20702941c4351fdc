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
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { type Breakage, findBreakage } from './errors/broken-modules.js';
import { findBrokenTheme } from './errors/broken-theme.js';
import { areBroken, type LeftOut, leftOutPages } from './errors/left-out.js';
import { messagesOf } from './modules/build-messages.js';
import { byPath } from './modules/document-imports.js';
import { anyBaseUrl } from './modules/locale-modules.js';
import { noteFile, type OutsideFiles } from './modules/outside-files.js';
import type { ClientBuilds } from './outputs/browser-build.js';
import type { BuildInputs } from './outputs/build-inputs.js';
import { isInputOf, type KeptBuilds, keepBuilds } from './outputs/kept-builds.js';
import { sheetReader } from './styles/read-style-sheet.js';
import { defaultTheme } from './theme/theme-layers.js';
import { findTheme } from './theme/theme-resolver.js';
import { toleratingOptions } from './tolerating-options.js';

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

/** Modules that pages may share; data and documents are also content. */
const moduleFile = /\.[cm]?[jt]sx?$/i;

/** The result of building for all locales, with findings about what was left out. */
export interface SharedResult {
  /** Absent if no page can be rendered without what failed to build. */
  readonly shared?: SharedBundle;
  readonly findings: readonly Finding[];
  /** The pages left out, if the findings are about nothing else. */
  readonly leftOut?: LeftOut;
}

/**
 * Bundles templates and live pages for the server and the browser, without pages whose modules cannot be built, and
 * without files of the site's theme that cannot be built or loaded.
 */
export async function buildShared(options: SharedOptions, former?: FormerBundle): Promise<SharedResult> {
  const rest = former && (await rebuildRest(options, former));
  if (rest !== undefined) return rest;
  const kept = former && keepFrom(former);
  return build({ ...options, kept }, new Set(kept && former.shared.outsideFiles), former);
}

/** The builds of a former bundle to keep; undefined if its options were changed until it could be built. */
function keepFrom({ shared, changed, leftOut }: FormerBundle): KeptBuilds | undefined {
  const { siteDir, typedFiles, looseJsx, missing } = shared.context;
  // no build that succeeded contains what was broken
  if (leftOut !== undefined && areBroken(changed, leftOut.breakage, siteDir))
    return { everyPage: shared.client.everyPage };
  const isAsAsked = [typedFiles, looseJsx, missing].every((change) => change === undefined);
  return isAsAsked ? keepBuilds({ ...shared, siteDir }, changed) : undefined;
}

/**
 * Builds again what could be built without broken pages, if only modules of it have changed and none is one of these
 * pages; undefined if their findings may differ.
 */
async function rebuildRest(options: SharedOptions, former: FormerBundle): Promise<SharedResult | undefined> {
  const { shared, changed, leftOut } = former;
  const { siteDir, typedFiles, looseJsx, missing } = shared.context;
  const isOfRest = (file: string): boolean => isInputOf(file, { ...shared, siteDir });
  const tolerated = [...(typedFiles ?? []), ...(looseJsx?.keys() ?? [])];
  if (leftOut === undefined || missing !== undefined || tolerated.some(isOfRest)) return undefined;
  if (![...changed].every((file) => moduleFile.test(file) && isOfRest(file))) return undefined;
  const files = await leftOut.files();
  if ([...changed].some((file) => files.has(file))) return undefined;
  const kept = keepBuilds({ ...shared, siteDir }, changed);
  const without = withoutBroken({ ...options, sharesNone: leftOut.sharesNone, kept }, leftOut.breakage);
  const rest = await build(without, new Set(shared.outsideFiles));
  if (rest.shared === undefined || rest.findings.length > 0) return undefined;
  const { findings, pages } = leftOut.breakage;
  return { shared: { ...rest.shared, brokenPages: [...pages] }, findings, leftOut };
}

async function build(options: SharedOptions, outsideFiles: OutsideFiles, former?: FormerBundle): Promise<SharedResult> {
  const context = contextOf(options, outsideFiles);
  const built = await buildAll(context);
  if (Array.isArray(built)) {
    const tolerant = await toleratingOptions(built, context, options);
    if (tolerant !== undefined) return build(tolerant, outsideFiles, former);
    return leaveOut(built, { context, options, outsideFiles, former });
  }
  const { graph, ...shared } = built;
  const broken = await findBrokenTheme(shared.serverEntry, graph, context);
  return broken === undefined ? { shared, findings: [] } : buildWithout(broken, options, outsideFiles);
}

/** What a bundle that failed was built from. */
interface FailedBundle {
  readonly context: BundleContext;
  readonly options: SharedOptions;
  readonly outsideFiles: OutsideFiles;
  readonly former: FormerBundle | undefined;
}

/** Bundles what remains without what failed, or reuses it if nothing but broken files has changed. */
async function leaveOut(
  messages: readonly Message[],
  { context, options, outsideFiles, former }: FailedBundle,
): Promise<SharedResult> {
  const { breakage: before } = former?.leftOut ?? {};
  const isStill = former && before && areBroken(former.changed, before, context.siteDir) ? before : undefined;
  const broken = await findBreakage(messages, context, isStill);
  const leftOut = leftOutPages(broken, context, options.sharesNone);
  if (former !== undefined && broken.trace === isStill?.trace && former.shared.context.missing === undefined)
    return { shared: { ...former.shared, outsideFiles: [...outsideFiles].sort() }, findings: broken.findings, leftOut };
  const rest = await buildWithout(broken, options, outsideFiles);
  const isAll = rest.findings.length === broken.findings.length && broken.themeFiles.length === 0;
  return { ...rest, ...(isAll && { leftOut }) };
}

/** A bundle made from equal options before some files changed, each given as an absolute path. */
export interface FormerBundle {
  readonly shared: SharedBundle;
  readonly changed: ReadonlySet<string>;
  /** The pages that could not be built. */
  readonly leftOut?: LeftOut | undefined;
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
async function buildWithout(broken: Breakage, options: SharedOptions, outsideFiles: OutsideFiles) {
  const { pages, themeFiles, findings } = broken;
  if (pages.size + themeFiles.length === 0) return { findings };
  // broken files remain watched, because they may be corrected
  const rest = await build(withoutBroken(options, broken), outsideFiles);
  const shared = rest.shared && { ...rest.shared, brokenPages: [...pages, ...rest.shared.brokenPages] };
  return { ...(shared !== undefined && { shared }), findings: [...findings, ...rest.findings] };
}

/** The options without broken pages and theme files. */
function withoutBroken({ kept, ...options }: SharedOptions, { pages, themeFiles }: Breakage): SharedOptions {
  return {
    ...options,
    // what every page has may contain the files of the theme
    ...(themeFiles.length === 0 && { kept }),
    // a separate folder, because Node caches modules by path
    locale: { ...options.locale, serverDir: join(options.locale.serverDir, 'rest') },
    pages: options.pages.filter(({ source }) => !pages.has(source)),
    layers: options.layers.map((layer) => ({ ...layer, leftOut: new Set([...(layer.leftOut ?? []), ...themeFiles]) })),
  };
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
