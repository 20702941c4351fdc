import { join } from 'node:path';
import { contentHash, type LoadedConfig } from '@docsite/core';
import { today } from '@docsite/core/process';
import type { BuildCache } from '../cache/build-cache.js';
import type { AssemblyBasis, PreviousAssembly } from '../cache/site/assembly-cache.js';
import type { BuildRequest } from './build-request.js';
import type { BuildTools } from './build-tools.js';
import type { BuildTrace } from './build-trace.js';
import { outDirInside } from './input/out-dir.js';
import type { Updates } from './input/page-updates.js';
import type { LocaleResult } from './locale-result.js';

/** A build that may start from the previous build's assembly, and stores its own. */
export interface AssemblyContext {
  readonly request: BuildRequest;
  readonly loaded: LoadedConfig;
  readonly tools: BuildTools;
  readonly history: Promise<Updates>;
}

/** The previous build's assembly, and what this build stores for the next. */
export class AssemblyOfBuild {
  private constructor(
    private readonly cache: BuildCache,
    private readonly context: AssemblyContext,
    /** Undefined if more than the text of documents has changed since. */
    readonly previous: PreviousAssembly | undefined,
  ) {}

  /** Undefined for a build without a cache, for one that writes no site, and for builds that need all documents. */
  static async open(context: AssemblyContext): Promise<AssemblyOfBuild | undefined> {
    const { request, tools } = context;
    const { cache, remote } = tools;
    const { outDir, share, otherCaches = [], examineExternal } = request;
    const needsAll = share !== undefined || otherCaches.length > 0 || examineExternal !== undefined;
    if (cache === undefined || outDir === undefined || remote !== undefined || needsAll) return undefined;
    tools.look();
    // a first build does not have to wait for Git
    const previous = cache.assembly.isThere() ? cache.assembly.open(await basisOf(context)) : undefined;
    return new AssemblyOfBuild(cache, context, previous);
  }

  /** Adds the dependencies of the assembly that a build started from. */
  complete(trace: BuildTrace): BuildTrace {
    const outside = [...new Set([...trace.outside, ...(this.previous?.outside ?? [])])];
    return { ...trace, outside, facts: { ...this.previous?.facts, ...trace.facts } };
  }

  /** Stores the assembly, if all its inputs are known. */
  async save(results: readonly LocaleResult[], { isClosedButForConfig, outside, facts }: BuildTrace): Promise<void> {
    const basis = await basisOf(this.context);
    const looked = basis.inputs.with(outside);
    if (!isClosedButForConfig || looked.isRecent || !this.cache.isKept) return;
    const locales = results.flatMap(({ site, toKeep }) =>
      toKeep === undefined ? [] : [[site.locale.name, toKeep] as const],
    );
    const sources = locales.flatMap(([, { state }]) => Object.keys(state.sources));
    // a file in a folder with several links to it is only visited by one of its paths
    const areLookedAt = sources.every((path) => looked.states[join(this.context.request.siteDir, path)] !== undefined);
    if (locales.length < results.length || !areLookedAt) return;
    this.cache.assembly.save({ ...basis, outside, facts }, new Map(locales));
  }
}

async function basisOf({
  request,
  loaded,
  tools,
  history,
}: AssemblyContext): Promise<Omit<AssemblyBasis, 'outside' | 'facts'>> {
  return { inputs: tools.look(), conditions: conditionsOf(request, loaded, await history) };
}

function conditionsOf(request: BuildRequest, loaded: LoadedConfig, { updates }: Updates): string {
  const { siteDir, currentDir, outDir, baseUrl, locale, includeDrafts } = request;
  const current = currentDir ?? outDir;
  const output = current && outDirInside(siteDir, current);
  return contentHash(
    JSON.stringify([
      siteDir,
      output,
      baseUrl,
      locale,
      includeDrafts,
      today(),
      process.cwd(),
      [...updates],
      configData(loaded),
    ]),
  );
}

/** The configuration without functions, which depend on its files and on what these have read. */
function configData({
  config,
  modules,
  localeModules,
  selectors,
  mirrorsStyles,
  labels,
  bundling,
  notes,
  findings,
}: LoadedConfig): unknown {
  return [config, modules, localeModules, selectors, mirrorsStyles, labels, bundling, notes, findings];
}
