import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '@docsite/core';
import { KnownCode } from '../liveness/known-code.js';
import { buildAll, type FailedBuilds, type SharedBundle } from './builds/build-all.js';
import { type KnownTolerance, knownTolerance } from './builds/learnt-tolerance.js';
import { importTheSame } from './builds/written-imports.js';
import { contextOf } from './bundle-context.js';
import type { BundleContext, SharedOptions } from './bundle-options.js';
import { type Breakage, findBreakage } from './errors/broken-modules.js';
import { findBrokenTheme } from './errors/broken-theme.js';
import { areBroken, type LeftOut, leftOutPages } from './errors/left-out.js';
import type { ForeignFiles } from './modules/foreign-files.js';
import { type FormerBuilds, isInputOf, isModule, type KeptBuilds, keepBuilds } from './outputs/kept-builds.js';
import { isStyleSheet } from './styles/style-sheet.js';
import { toleratingOptions } from './tolerating-options.js';

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
  return (former && (await buildKnowing(options, former))) ?? build(options, new Set(), former);
}

/**
 * Bundles with what is known to be tolerated, and without builds that are kept; undefined if some of it is not needed
 * any more.
 */
async function buildKnowing(options: SharedOptions, former: FormerBundle): Promise<SharedResult | undefined> {
  const { shared } = former;
  const { tolerance, hasSameLinks } = toleratedIn(former);
  const kept = await keepFrom(former, hasSameLinks);
  const result = await build({ ...options, ...tolerance, kept }, new Set(kept && shared.foreignFiles), former);
  return tolerance.missing !== undefined && result.shared?.learnt?.linked === undefined ? undefined : result;
}

/** What a former bundle tolerated and the next one will; nothing if a changed file may be new. */
function toleratedIn({ shared, changed, leftOut }: FormerBundle): KnownTolerance {
  const { learnt, context } = shared;
  if (learnt === undefined) return { tolerance: {}, hasSameLinks: true };
  const isKnown = (file: string): boolean =>
    isInputOf(file, formerOf(shared)) ||
    (leftOut !== undefined && areBroken(new Set([file]), leftOut.breakage, context.siteDir));
  return [...changed].every(isKnown) ? knownTolerance(learnt, changed) : { tolerance: {}, hasSameLinks: false };
}

/** The builds of a former bundle to keep; undefined if others than the changed files may differ in them. */
async function keepFrom(
  { shared, changed, leftOut }: FormerBundle,
  hasSameLinks: boolean,
): Promise<KeptBuilds | undefined> {
  // no build that succeeded contains what was broken
  if (leftOut !== undefined && areBroken(changed, leftOut.breakage, shared.context.siteDir))
    return { everyPage: shared.client.everyPage, head: shared.head };
  return hasSameLinks ? keepBuilds(formerOf(shared), changed) : undefined;
}

function formerOf(shared: SharedBundle): FormerBuilds {
  const { siteDir, cssModules, react, hasOlderReact, modulesOf } = shared.context;
  return { ...shared, siteDir, cssModules, theme: { react, hasOlderReact, modulesOf } };
}

/**
 * Builds again what could be built without broken pages, if only modules and style sheets of it have changed, and these
 * pages are still broken; undefined if more may differ.
 */
async function rebuildRest(options: SharedOptions, former: FormerBundle): Promise<SharedResult | undefined> {
  const { shared, changed } = former;
  const { tolerance, hasSameLinks } = toleratedIn(former);
  if (former.leftOut === undefined || !hasSameLinks) return undefined;
  // data and imported documents are also content
  const isCode = (file: string): boolean => isModule(file, options.siteDir, options.pages) || isStyleSheet(file);
  if (![...changed].every((file) => isCode(file) && isInputOf(file, formerOf(shared)))) return undefined;
  const foreignFiles = new Set(shared.foreignFiles);
  const kept = await keepBuilds(formerOf(shared), changed);
  const leftOut = await stillLeftOut(former.leftOut, changed, { ...options, kept }, foreignFiles);
  if (leftOut === undefined) return undefined;
  const rest = await build(withoutBroken({ ...options, ...tolerance, kept }, leftOut.breakage), foreignFiles);
  if (rest.shared === undefined || rest.findings.length > 0) return undefined;
  if (tolerance.missing !== undefined && rest.shared.learnt?.linked === undefined) return undefined;
  const { findings, pages } = leftOut.breakage;
  return { shared: { ...rest.shared, brokenPages: [...pages] }, findings, leftOut };
}

/**
 * What broken pages are like after files have changed that can be built. Only these pages are built if some of their
 * modules are among the files; undefined if others are broken now.
 */
async function stillLeftOut(
  leftOut: LeftOut,
  changed: ReadonlySet<string>,
  options: SharedOptions,
  foreignFiles: ForeignFiles,
): Promise<LeftOut | undefined> {
  const files = await leftOut.files();
  if (![...changed].some((file) => files.has(file))) return leftOut;
  const { pages } = leftOut.breakage;
  const own = options.pages.filter(({ source }) => pages.has(source));
  const { everyPage, head, theme } = options.kept ?? {};
  // the code of all pages remains known
  const alone = { ...options, pages: own, sharesNone: true, code: new KnownCode(), kept: { everyPage, head, theme } };
  const { built, context } = await attempt(alone, foreignFiles);
  if (!('messages' in built)) return undefined;
  const hasSameGraph = await importTheSame([...changed], [leftOut.breakage.trace], context);
  const broken = await findBreakage(await built.allMessages(), context, hasSameGraph ? leftOut.breakage : undefined);
  const isSame = broken.themeFiles.length === 0 && isDeepStrictEqual(broken.pages, pages);
  return isSame ? leftOutPages(broken, context) : undefined;
}

async function build(given: SharedOptions, foreignFiles: ForeignFiles, former?: FormerBundle): Promise<SharedResult> {
  const { built, context, options } = await attempt(given, foreignFiles);
  if ('messages' in built) return leaveOut(built, { context, options, foreignFiles, former });
  const { graph, ...shared } = built;
  const broken = await findBrokenTheme(shared.serverEntry, graph, context);
  return broken === undefined ? { shared, findings: [] } : buildWithout(broken, options, foreignFiles);
}

/** Builds, tolerating what may be tolerated. Returns the options and the context of the last attempt. */
async function attempt(options: SharedOptions, foreignFiles: ForeignFiles): Promise<Attempt> {
  const context = contextOf(options, foreignFiles);
  const built = await buildAll(context);
  if (!('messages' in built)) return { built, context, options };
  const tolerant =
    (await toleratingOptions(built, context, options)) ??
    (await toleratingOptions({ ...built, messages: await built.allMessages() }, context, options));
  return tolerant === undefined ? { built, context, options } : attempt(tolerant, foreignFiles);
}

interface Attempt {
  readonly built: Awaited<ReturnType<typeof buildAll>>;
  readonly context: BundleContext;
  readonly options: SharedOptions;
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
  { allMessages, done }: FailedBuilds,
  { context, options, foreignFiles, former }: FailedBundle,
): Promise<SharedResult> {
  const { breakage: before } = former?.leftOut ?? {};
  const isStill = former && before && areBroken(former.changed, before, context.siteDir) ? before : undefined;
  const broken = await findBreakage(await allMessages(), context, isStill);
  const leftOut = leftOutPages(broken, context);
  const isSame = broken.trace === isStill?.trace && former?.shared.context.missing === options.missing;
  if (isSame && former !== undefined && isInPlace(former, options))
    return { shared: { ...former.shared, foreignFiles: [...foreignFiles].sort() }, findings: broken.findings, leftOut };
  const rest = await buildWithout(broken, { ...options, kept: done }, foreignFiles);
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

/** The result that a former bundle, or one with the same broken pages, belongs to. */
export function resultOf({ shared, leftOut }: Pick<FormerBundle, 'shared' | 'leftOut'>): SharedResult {
  return { shared, findings: leftOut?.breakage.findings ?? [], ...(leftOut !== undefined && { leftOut }) };
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
function withoutBroken(
  { kept, sharesNone: _, ...options }: SharedOptions,
  { pages, themeFiles }: Breakage,
): SharedOptions {
  return {
    ...options,
    // what every page has may contain the files of the theme
    ...(themeFiles.length === 0 && { kept }),
    locale: { ...options.locale, serverDir: restDir(options) },
    pages: options.pages.filter(({ source }) => !pages.has(source)),
    layers: options.layers.map((layer) => ({ ...layer, leftOut: new Set([...(layer.leftOut ?? []), ...themeFiles]) })),
  };
}

/** Whether a former bundle has its server modules where the next one has them: elsewhere, all are loaded again. */
export function isInPlace({ shared: { context } }: FormerBundle, options: SharedOptions): boolean {
  return [options.locale.serverDir, restDir(options)].includes(context.serverDir);
}

/** A separate folder for the modules of pages that are not broken, because Node caches modules by path. */
function restDir({ locale }: SharedOptions): string {
  return join(locale.serverDir, 'rest');
}
