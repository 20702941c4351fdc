import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { severitiesOf, weighFindings } from '@docsite/checker';
import {
  type Diagnostic,
  type LoadedConfig,
  readConfig,
  type SiteConfig,
  type SiteLocale,
  sortDiagnostics,
} from '@docsite/core';
import { type Bundler, collectLocaleRoutes, createBundler } from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import { createDiagramChecker, type DiagramChecker } from '../diagrams/diagrams.js';
import type { FileState } from '../file-state.js';
import { requireWorkbox } from '../offline/workbox.js';
import { OutputFolder, type OutputPlace } from '../output/output-folder.js';
import { type CommittedSite, type StagedFolder, stageFolder, stageToDrop } from '../output/staged-folder.js';
import { writeHeaders } from '../output/write-headers.js';
import { writeRedirects } from '../output/write-redirects.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import { exitCode, exitCodeOf } from '../report/exit-code.js';
import { parseSettings } from '../workers/parse-settings.js';
import { WorkerPool } from '../workers/worker-pool.js';
import { type AssembledLocale, assembleLocale, type ExternalExaminer, type LocaleBuild } from './assemble-locale.js';
import { type BuildTrace, ModuleTrace } from './build-trace.js';
import { cachedBundler } from './cached-bundler.js';
import { openCode } from './explain-misses.js';
import { judgeFindings } from './judge-findings.js';
import { judgeRoutes, recordableRoutes } from './judge-routes.js';
import { openCache, openRemote } from './open-cache.js';
import { outDirInside } from './out-dir.js';
import { reportCollisions, reportRenamed } from './output-collisions.js';
import { readUpdates, showsUpdates } from './page-updates.js';
import type { Progress } from './progress.js';
import { type LocaleResult, renderLocale } from './render-locale.js';
import type { PageToRender } from './reuse-pages.js';
import { holdsDocument, type Share } from './share.js';
import { wantedLocales } from './site-locales.js';

export interface BuildRequest {
  readonly siteDir: string;
  /** Folder of the new site; absent for a check, which discards it. */
  readonly outDir?: string | undefined;
  /** The folder of the site built before, where this build writes to another: its files are no sources either. */
  readonly standingDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** The one locale to build; absent for all. */
  readonly locale?: string | undefined;
  readonly includeDrafts: boolean;
  /** The site is not written if there are more warnings than this; absent for no limit. */
  readonly maxWarnings?: number | undefined;
  /** Checks diagrams; given by builds that follow one another, as it remembers what it has checked. */
  readonly checkDiagrams?: DiagramChecker | undefined;
  /** Folder of the cache, absolute; absent for a build without one. */
  readonly cacheDir?: string | undefined;
  /** Whether the cache is used and stays as it is. */
  readonly isCacheReadOnly?: boolean | undefined;
  /** Folders with what other builds have made, absolute; they are only read. */
  readonly otherCaches?: readonly string[] | undefined;
  /** The pages to render into the cache alone: no site is made then. Absent for the whole site. */
  readonly share?: Share | undefined;
  /** What the build may do with a remote cache; absent for nothing. It takes a cache of its own. */
  readonly remote?: RemoteAccess | undefined;
  /** Absent for a build that leaves other sites alone. */
  readonly examineExternal?: ExternalExaminer | undefined;
  /** Whether links to other sites in a file are examined; absent for all. */
  readonly isExamined?: ((file: string) => boolean) | undefined;
  /** Threads that were started for this build. */
  readonly threads?: readonly Worker[] | undefined;
  /** Collects times and reasons; absent where nobody asks for them. */
  readonly profile?: BuildProfile | undefined;
}

/** The result of a build. */
export interface BuildResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly bytes: number;
  /** Pages of each locale that were not taken from what earlier builds have made. */
  readonly anew: readonly (readonly PageToRender[])[];
  /** What is to be said of the remote cache. */
  readonly notes: readonly string[];
  /** Whether the new site is in place. */
  readonly written: boolean;
  /** The configuration that the site was built with. */
  readonly config: SiteConfig;
  /** Gives the addresses that `docsite.routes.json` is to record. */
  readonly routes: () => readonly string[];
  /** What it depends on beside the files of the site. */
  readonly trace: BuildTrace;
  /** States of the files written, by their absolute paths; absent where they are not known, or nobody asks. */
  readonly outputs?: Readonly<Record<string, FileState>> | undefined;
}

/**
 * Builds a site: every locale into a staged folder, which takes the place of the old site if no finding is an error.
 */
export async function buildSite(request: BuildRequest, progress: Progress): Promise<BuildResult> {
  const modules = new ModuleTrace(request.siteDir);
  try {
    return await build(request, progress, modules);
  } finally {
    modules.stop();
  }
}

async function build(request: BuildRequest, progress: Progress, modules: ModuleTrace): Promise<BuildResult> {
  progress.stage('settings');
  const loaded = withoutWorker(withBaseUrl(await readConfig(request.siteDir), request.baseUrl), request.includeDrafts);
  requireWorkbox(loaded, request.siteDir);
  const locales = wantedLocales(loaded.config, request.locale);
  const staged = await (request.outDir === undefined ? stageToDrop() : stageFolder(request.outDir));
  let workers: Promise<WorkerPool> | undefined;
  const { profile } = request;
  const settings = { ...parseSettings(request.siteDir, loaded.config.markdown), isTimed: profile !== undefined };
  const cache = openCache(request, settings, loaded);
  const remote = cache && openRemote(request, loaded);
  const { bundler, settled } = settlingBundler(bundlerOf(request, cache));
  const openWorkers = (): Promise<WorkerPool> =>
    (workers ??= WorkerPool.open(settings, { ...request, known: cache?.documents }));
  try {
    progress.stage('history');
    const history = await readUpdates(request.siteDir, loaded);
    const standing = request.standingDir ?? request.outDir;
    const inside = standing === undefined ? undefined : outDirInside(request.siteDir, standing);
    const context = {
      ...request,
      loaded,
      locales,
      updates: history.updates,
      outDirInside: inside,
      openWorkers,
      cache,
      remote,
      bundler,
      checkDiagrams: request.checkDiagrams ?? createDiagramChecker(),
      progress,
    };
    // the files of offline reading are made from those that are written
    const isDropped = request.outDir === undefined && loaded.config.offline === false;
    const outputOf = (locale: SiteLocale) => openLocaleFolder({ root: staged.path, isDropped }, locale, loaded.config);
    const results = await buildLocales(locales.map((locale) => ({ ...context, locale, output: outputOf(locale) })));
    const facts = {
      pages: sum(results.map((result) => result.pages)),
      bytes: sum(results.map((result) => result.bytes)),
      anew: results.map(({ anew }) => anew),
      config: loaded.config,
      trace: modules.finish((await workers)?.allReads() ?? [], results, showsUpdates(loaded)),
    };
    if (profile !== undefined) {
      profile.worked((await (await workers)?.times()) ?? []);
      if (!facts.trace.isClosed) profile.runsAnew(openCode(facts.trace.opening, request.siteDir));
    }
    const { share } = request;
    if (share !== undefined) {
      cache?.save((path) => holdsDocument(share, path));
      await staged.discard();
      return { ...facts, diagnostics: [], notes: (await remote?.finish()) ?? [], written: false, routes: () => [] };
    }
    const built = { siteDir: request.siteDir, sites: results.map(({ site }) => site) };
    const routes = request.includeDrafts ? [] : judgeRoutes(built);
    if (request.examineExternal !== undefined) progress.stage('external');
    const external = await examineLinks(request, loaded, results);
    const own = results.flatMap(({ diagnostics }) => diagnostics);
    const found = judgeFindings([...own, ...history.diagnostics, ...routes, ...external], {
      loaded,
      results,
      examines: request.examineExternal === undefined ? () => false : (request.isExamined ?? (() => true)),
      isWhole: request.locale === undefined,
    });
    progress.stage('save');
    cache?.save();
    progress.stage('place');
    const { committed, diagnostics } = await finish(staged, { request, loaded, results, found });
    const outputs = cache && committed?.states();
    if (outputs !== undefined) cache?.standing?.save(outputs);
    return {
      ...facts,
      diagnostics: sortDiagnostics([...found, ...diagnostics]),
      notes: (await remote?.finish()) ?? [],
      written: committed !== undefined,
      outputs,
      routes: () => recordableRoutes(built),
    };
  } catch (error) {
    await settled();
    await staged.discard();
    throw error;
  } finally {
    remote?.close();
    cache?.close();
    await (await workers)?.close();
  }
}

/** Findings about links to other sites, where they are to be examined. */
async function examineLinks(
  { examineExternal, isExamined = () => true }: BuildRequest,
  { config }: LoadedConfig,
  results: readonly LocaleResult[],
): Promise<Diagnostic[]> {
  if (examineExternal === undefined) return [];
  const links = results.flatMap(({ externalLinks }) => externalLinks).filter(({ place }) => isExamined(place.file));
  return weighFindings(await examineExternal(links, config), severitiesOf(config));
}

function bundlerOf({ siteDir, outDir, standingDir, cacheDir }: BuildRequest, cache: BuildCache | undefined): Bundler {
  const leftOut = [outDir, standingDir, cacheDir].filter((folder) => folder !== undefined);
  return cache === undefined ? createBundler() : cachedBundler(createBundler(), cache, { siteDir, leftOut });
}

/** A bundler, and what waits for all that it has begun: it writes into the folder that a failed build removes. */
function settlingBundler(bundle: Bundler): { bundler: Bundler; settled: () => Promise<unknown> } {
  const begun: Promise<unknown>[] = [];
  return {
    bundler: (options) => {
      const bundling = bundle(options);
      begun.push(bundling);
      return bundling;
    },
    settled: () => Promise.allSettled(begun),
  };
}

interface Outcome {
  readonly request: BuildRequest;
  readonly loaded: LoadedConfig;
  readonly results: readonly LocaleResult[];
  readonly found: readonly Diagnostic[];
}

/**
 * Puts the new site in place if it has no errors, no more warnings than allowed, and replaces no file that docsite did
 * not write; discards it otherwise, and always for a check.
 */
async function finish(
  staged: StagedFolder,
  { request: { siteDir, outDir, maxWarnings }, loaded, results, found }: Outcome,
): Promise<{ committed?: CommittedSite; diagnostics: readonly Diagnostic[] }> {
  if (outDir === undefined || exitCodeOf(found, maxWarnings) !== exitCode.clean) {
    await staged.discard();
    return { diagnostics: [] };
  }
  const inlineScripts = results.flatMap((result) => result.inlineScripts);
  const policySources = results.flatMap((result) => result.policySources);
  const output = new OutputFolder({ root: staged.path, folder: '' });
  writeRedirects(
    output,
    results.flatMap((result) => result.redirects),
  );
  writeHeaders(output, loaded.config, { inlineScripts, policySources });
  const folder = relative(siteDir, outDir);
  const collisions = reportCollisions(staged.collisions(), { folder, sites: results.map(({ site }) => site) });
  if (collisions.length > 0) {
    await staged.discard();
    return { diagnostics: collisions };
  }
  const committed = await staged.commit();
  return { committed, diagnostics: reportRenamed(committed.renamed, folder) };
}

/** Assembles every locale before it renders the first, as each page links to its translations. */
async function buildLocales(builds: readonly LocaleBuild[]): Promise<LocaleResult[]> {
  const assembled: AssembledLocale[] = [];
  for (const build of builds) assembled.push(await assembleLocale(build));
  const routes = assembled.length > 1 ? assembled.map(({ site }) => collectLocaleRoutes(site)) : undefined;
  const results: LocaleResult[] = [];
  for (const locale of assembled) {
    results.push(await renderLocale(locale, routes));
  }
  for (const { output } of builds) await rm(join(output.path, '.server'), { recursive: true, force: true });
  return results;
}

/** The folder of a locale: the root for the one that has no prefix. */
function openLocaleFolder(
  place: Omit<OutputPlace, 'folder'>,
  { name, baseUrl, path }: SiteLocale,
  config: SiteConfig,
): OutputFolder {
  const folder = baseUrl === config.baseUrl ? '' : path.replace(/^\/+|\/+$/g, '');
  return new OutputFolder({ ...place, folder }, `'i18n.localeConfigs.${name}.path'`);
}

function withBaseUrl(loaded: LoadedConfig, baseUrl: string | undefined): LoadedConfig {
  if (baseUrl === undefined) return loaded;
  return {
    ...loaded,
    config: { ...loaded.config, baseUrl: `/${baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/') },
  };
}

/** A preview shows drafts and unfinished text, which no service worker may cache. */
export function withoutWorker(loaded: LoadedConfig, isPreview: boolean): LoadedConfig {
  return isPreview ? { ...loaded, config: { ...loaded.config, offline: false } } : loaded;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
