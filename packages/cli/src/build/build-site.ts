import { type LoadedConfig, type SiteLocale, showsUpdates, sortDiagnostics } from '@docsite/core';
import type { PreviousAssembly } from '../cache/site/assembly-cache.js';
import { createDiagramChecker } from '../diagrams/diagrams.js';
import { type StagedFolder, stageFolder, stageToDrop } from '../output/staging/staged-folder.js';
import { AssemblyOfBuild } from './assembly-of-build.js';
import { buildLocales, openLocaleFolder } from './build-locales.js';
import type { BuildRequest, BuildResult } from './build-request.js';
import { BuildTools } from './build-tools.js';
import { type BuildTrace, ModuleTrace, withReads } from './build-trace.js';
import { openCode } from './explain/open-code.js';
import { outDirInside } from './input/out-dir.js';
import { readUpdates, type Updates } from './input/page-updates.js';
import { holdsDocument, type Share } from './input/share.js';
import { linkedLocales, wantedLocales } from './input/site-locales.js';
import { recordableRoutes } from './judge/judge-routes.js';
import { judgeSite } from './judge/judge-site.js';
import type { LocaleBuild } from './locale-build.js';
import type { LocaleResult } from './locale-result.js';
import { placeSite } from './place/place-site.js';
import type { Progress } from './progress/progress.js';
import { maySkip } from './render/skipped-pages.js';
import { readRequested } from './requested-config.js';

/** Builds a site: writes every locale to a staged folder, which replaces the old site unless an error prevents it. */
export async function buildSite(request: BuildRequest, progress: Progress): Promise<BuildResult> {
  const modules = new ModuleTrace(request.siteDir);
  try {
    progress.stage('settings');
    const loaded = await readRequested(request);
    const locales = wantedLocales(loaded.config, request.locale);
    const history = beginReading(request, loaded);
    const tools = new BuildTools(request, loaded);
    const staged = await (request.outDir === undefined
      ? stageToDrop()
      : stageFolder(request.outDir, tools.cache?.currentSite?.sites));
    try {
      return await build({ request, loaded, locales, staged, tools, modules, history, progress });
    } catch (error) {
      await tools.settle();
      await staged.discard();
      throw error;
    } finally {
      await tools.close();
    }
  } finally {
    modules.stop();
  }
}

/** A build in progress. */
interface StartedBuild {
  readonly request: BuildRequest;
  readonly loaded: LoadedConfig;
  readonly locales: readonly SiteLocale[];
  /** Where the new site is written. */
  readonly staged: StagedFolder;
  readonly tools: BuildTools;
  readonly modules: ModuleTrace;
  readonly history: Promise<Updates>;
  readonly progress: Progress;
}

async function build(started: StartedBuild): Promise<BuildResult> {
  const { request, loaded, tools, modules } = started;
  const assembly = await AssemblyOfBuild.open(started);
  const results = await buildLocales(localeBuilds(started, assembly?.previous));
  const own = modules.finish(loaded, await tools.reads(), { results, usesHistory: showsUpdates(loaded.config) });
  const trace = assembly?.complete(own) ?? own;
  if (request.profile !== undefined) await tools.reportTimes(request.profile);
  await tools.endWorkers();
  const built = { results, trace, assembly };
  return request.share === undefined ? endSite(started, built) : endShare(started, built, request.share);
}

/** The locales of a build, before the site is judged. */
interface BuiltLocales {
  readonly results: readonly LocaleResult[];
  /** What they depend on. */
  readonly trace: BuildTrace;
  readonly assembly: AssemblyOfBuild | undefined;
}

/** Ends the build of a share, whose pages are in the cache. */
async function endShare(started: StartedBuild, built: BuiltLocales, share: Share): Promise<BuildResult> {
  const { staged, tools } = started;
  tools.cache?.save((path) => holdsDocument(share, path));
  await staged.discard();
  const notes = (await tools.remote?.finish()) ?? [];
  return { ...factsOf(started, built), diagnostics: [], notes, written: false, routes: () => [] };
}

/** Ends the build of a site: judges it, stores what later builds can reuse, and puts the site in place. */
async function endSite(started: StartedBuild, built: BuiltLocales): Promise<BuildResult> {
  const { request, loaded, staged, tools, progress } = started;
  const { results, trace, assembly } = built;
  const { cache, remote } = tools;
  const history = await started.history;
  const found = await judgeSite(request, { loaded, results, history: history.diagnostics }, progress);
  progress.stage('save');
  await assembly?.save(results, trace);
  cache?.save();
  const { committed, diagnostics, reads } = await placeSite(staged, { request, loaded, results, found, progress });
  const states = cache && committed?.states();
  const outputs = states && cache?.currentSite?.save({ ...committed, states });
  const whole = withReads(trace, reads);
  reportOpening(started, whole);
  return {
    ...factsOf(started, built),
    trace: whole,
    diagnostics: sortDiagnostics([...found, ...diagnostics]),
    notes: [...(loaded.notes ?? []), ...((await remote?.finish()) ?? [])],
    written: committed !== undefined,
    outputs,
    routes: () => recordableRoutes({ siteDir: request.siteDir, sites: results.map(({ site }) => site) }),
  };
}

/** What a result says about the locales. */
function factsOf({ loaded }: StartedBuild, { results, trace }: BuiltLocales) {
  return {
    pages: sum(results.map(({ pages }) => pages)),
    leftOut: sum(results.map(({ failed }) => failed.length)),
    bytes: sum(results.map(({ bytes }) => bytes)),
    renderedPages: results.map(({ renderedPages }) => renderedPages),
    config: loaded.config,
    trace,
  };
}

/**
 * Starts reading the history in parallel with other stages: Git takes a tenth of a second for a few hundred commits.
 */
function beginReading({ siteDir }: BuildRequest, loaded: LoadedConfig): Promise<Updates> {
  const reading = readUpdates(siteDir, loaded);
  // a build that fails earlier does not need it
  reading.catch(() => {});
  return reading;
}

/** The locales to build, each with everything its stages need. */
function localeBuilds(started: StartedBuild, previous: PreviousAssembly | undefined): LocaleBuild[] {
  const { request, loaded, locales, staged, tools, history, progress } = started;
  const { siteDir, outDir } = request;
  const currentDir = request.currentDir ?? outDir;
  const isDropped = outDir === undefined;
  const { openWorkers, cache, remote, bundler } = tools;
  const context = {
    ...request,
    loaded,
    locales: linkedLocales(loaded.config, request.locale),
    history,
    outDirInside: currentDir === undefined ? undefined : outDirInside(siteDir, currentDir),
    openWorkers,
    cache,
    previous,
    remote,
    bundler,
    checkDiagrams: request.checkDiagrams ?? createDiagramChecker(cache?.diagrams),
    progress,
  };
  const outputOf = (locale: SiteLocale) =>
    openLocaleFolder({ root: staged.path, isDropped }, { locale, config: loaded.config, shared: staged.shared });
  const skipsPlain = isDropped && maySkip({ ...context, config: loaded.config });
  return locales.map((locale, at) => ({
    ...context,
    skipsPlain,
    locale,
    isLast: at === locales.length - 1,
    output: outputOf(locale),
  }));
}

/** Records in the profile why the run cannot be recorded. */
function reportOpening({ request, loaded }: StartedBuild, { isClosed, opening }: BuildTrace): void {
  if (!isClosed) request.profile?.runsAnew(openCode(opening, request.siteDir, loaded));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
