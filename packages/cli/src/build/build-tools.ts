import type { LoadedConfig } from '@docsite/core';
import { type Bundler, createBundler } from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import type { DocumentReads } from '../cache/documents/document-reads.js';
import type { InputStates } from '../cache/states/input-states.js';
import { readStates } from '../cache/states/read-states.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteCache } from '../remote/remote-cache.js';
import { documentSettings, parseSettings } from '../workers/worker/parse-settings.js';
import { WorkerPool } from '../workers/worker-pool.js';
import type { BuildRequest } from './build-request.js';
import { cachedBundler } from './bundle/cached-bundler.js';
import { readyThemesDir } from './bundle/ready-themes.js';
import { contentOutside } from './input/outside-paths.js';
import { openCache, openRemote } from './open-cache.js';

/** The tools that the stages of a build share: workers, caches, bundler. To be closed at its end. */
export class BuildTools {
  readonly cache: BuildCache | undefined;
  readonly remote: RemoteCache | undefined;
  private readonly settings: ReturnType<typeof parseSettings> & { readonly isTimed: boolean };
  private readonly bundle: Bundler;
  private readonly bundling: Promise<unknown>[] = [];
  private pool: Promise<WorkerPool> | undefined;
  private looked: InputStates | undefined;
  private readonly request: BuildRequest;

  constructor(given: BuildRequest, loaded: LoadedConfig) {
    const request = loaded.writesFiles ? withFreshStates(given) : given;
    this.request = request;
    const isTimed = request.profile !== undefined;
    this.settings = { ...parseSettings(request.siteDir, documentSettings(request.siteDir, loaded)), isTimed };
    this.cache = openCache(request, this.settings, loaded);
    this.remote = this.cache && openRemote(request, loaded);
    const bundle = createBundler({ readyThemes: readyThemesDir });
    this.bundle =
      this.cache === undefined
        ? bundle
        : cachedBundler(bundle, {
            bundles: this.cache.bundles,
            look: () => this.look().with(contentOutside(request.siteDir, loaded.config)),
          });
  }

  /** The states of the site's files, read only once: before anything else is read, if the order matters. */
  readonly look = (): InputStates => {
    this.looked ??= this.request.inputs ?? lookFor(this.request);
    return this.looked;
  };

  /** Starts workers when the first file is to be parsed. */
  readonly openWorkers = (): Promise<WorkerPool> => {
    this.pool ??= WorkerPool.open(this.settings, { ...this.request, known: this.cache?.documents });
    return this.pool;
  };

  /** Bundles what the locales share only once. */
  readonly bundler: Bundler = (options) => {
    const bundling = this.bundle(options);
    this.bundling.push(bundling);
    return bundling;
  };

  /** What parsing has read besides the sources. */
  async reads(): Promise<readonly DocumentReads[]> {
    return (await this.pool)?.allReads() ?? [];
  }

  /** Reports the workers' times to the profile. */
  async reportTimes(profile: BuildProfile): Promise<void> {
    profile.worked((await (await this.pool)?.times()) ?? []);
  }

  /** Waits for all bundling in progress, because it writes to a folder that a failed build removes. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.bundling);
  }

  /** Ends the workers once they have nothing left to do: plugins of the site may need their memory. */
  async endWorkers(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    await (await pool)?.close();
  }

  async close(): Promise<void> {
    this.remote?.close();
    this.cache?.close();
    await this.endWorkers();
  }
}

function lookFor({ siteDir, outDir, currentDir, cacheDir }: BuildRequest): InputStates {
  return readStates(siteDir, [currentDir ?? outDir, cacheDir]);
}

/** Discards states from before the configuration was read, if reading it may have changed files. */
function withFreshStates(request: BuildRequest): BuildRequest {
  return request.inputs === undefined ? request : { ...request, inputs: lookFor(request) };
}
