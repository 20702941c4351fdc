import { join } from 'node:path';
import type { Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import { buildAll, type SharedBundle } from './builds/build-all.js';
import { contextOf } from './bundle-context.js';
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { type Breakage, findBreakage } from './errors/broken-modules.js';
import { findBrokenTheme } from './errors/broken-theme.js';
import { areBroken, type LeftOut, leftOutPages } from './errors/left-out.js';
import type { ForeignFiles } from './modules/foreign-files.js';
import { type FormerBuilds, isInputOf, type KeptBuilds, keepBuilds } from './outputs/kept-builds.js';
import { toleratingOptions } from './tolerating-options.js';

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
  const kept = former && (await keepFrom(former));
  return build({ ...options, kept }, new Set(kept && former.shared.foreignFiles), former);
}

/** The builds of a former bundle to keep; undefined if its options were changed until it could be built. */
async function keepFrom({ shared, changed, leftOut }: FormerBundle): Promise<KeptBuilds | undefined> {
  const { siteDir, typedFiles, looseJsx, missing } = shared.context;
  // no build that succeeded contains what was broken
  if (leftOut !== undefined && areBroken(changed, leftOut.breakage, siteDir))
    return { everyPage: shared.client.everyPage, head: shared.head };
  const isAsAsked = [typedFiles, looseJsx, missing].every((change) => change === undefined);
  return isAsAsked ? keepBuilds(formerOf(shared), changed) : undefined;
}

function formerOf(shared: SharedBundle): FormerBuilds {
  const { siteDir, cssModules, react, hasOlderReact, modulesOf } = shared.context;
  return { ...shared, siteDir, cssModules, theme: { react, hasOlderReact, modulesOf } };
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
  const kept = await keepBuilds(formerOf(shared), changed);
  const without = withoutBroken({ ...options, sharesNone: leftOut.sharesNone, kept }, leftOut.breakage);
  const rest = await build(without, new Set(shared.foreignFiles));
  if (rest.shared === undefined || rest.findings.length > 0) return undefined;
  const { findings, pages } = leftOut.breakage;
  return { shared: { ...rest.shared, brokenPages: [...pages] }, findings, leftOut };
}

async function build(options: SharedOptions, foreignFiles: ForeignFiles, former?: FormerBundle): Promise<SharedResult> {
  const context = contextOf(options, foreignFiles);
  const built = await buildAll(context);
  if (Array.isArray(built)) {
    const tolerant = await toleratingOptions(built, context, options);
    if (tolerant !== undefined) return build(tolerant, foreignFiles, former);
    return leaveOut(built, { context, options, foreignFiles, former });
  }
  const { graph, ...shared } = built;
  const broken = await findBrokenTheme(shared.serverEntry, graph, context);
  return broken === undefined ? { shared, findings: [] } : buildWithout(broken, options, foreignFiles);
}

/** What a bundle that failed was built from. */
interface FailedBundle {
  readonly context: BundleContext;
  readonly options: SharedOptions;
  readonly foreignFiles: ForeignFiles;
  readonly former: FormerBundle | undefined;
}

/** Bundles what remains without what failed, or reuses it if nothing but broken files has changed. */
async function leaveOut(
  messages: readonly Message[],
  { context, options, foreignFiles, former }: FailedBundle,
): Promise<SharedResult> {
  const { breakage: before } = former?.leftOut ?? {};
  const isStill = former && before && areBroken(former.changed, before, context.siteDir) ? before : undefined;
  const broken = await findBreakage(messages, context, isStill);
  const leftOut = leftOutPages(broken, context, options.sharesNone);
  if (former !== undefined && broken.trace === isStill?.trace && former.shared.context.missing === undefined)
    return { shared: { ...former.shared, foreignFiles: [...foreignFiles].sort() }, findings: broken.findings, leftOut };
  const rest = await buildWithout(broken, options, foreignFiles);
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

/** Bundles what remains without broken pages and theme files; undefined if everything is broken. */
async function buildWithout(broken: Breakage, options: SharedOptions, foreignFiles: ForeignFiles) {
  const { pages, themeFiles, findings } = broken;
  if (pages.size + themeFiles.length === 0) return { findings };
  // broken files remain watched, because they may be corrected
  const rest = await build(withoutBroken(options, broken), foreignFiles);
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
