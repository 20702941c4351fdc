import type { Worker } from 'node:worker_threads';
import type { Diagnostic, SiteConfig } from '@docsite/core';
import type { InputStates } from '../cache/states/input-states.js';
import type { PrefetchedSite } from '../cache/states/prefetched-states.js';
import type { DiagramChecker } from '../diagrams/diagrams.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import type { BuildTrace } from './build-trace.js';
import type { Share } from './input/share.js';
import type { ExternalExaminer } from './locale-build.js';
import type { PageToRender } from './render/reuse-pages.js';

/** The settings of a build. */
export interface BuildRequest {
  readonly siteDir: string;
  /** Folder of the new site; absent for a check, which discards it. */
  readonly outDir?: string | undefined;
  /** The folder of the current site, if this build writes to another one: its files are not sources either. */
  readonly currentDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** The only locale to build; absent for all. */
  readonly locale?: string | undefined;
  readonly includeDrafts: boolean;
  /** The maximum number of warnings with which the site is written; absent for no limit. */
  readonly maxWarnings?: number | undefined;
  /** Checks diagrams; passed by consecutive builds, because it remembers results. */
  readonly checkDiagrams?: DiagramChecker | undefined;
  /** Folder of the cache, absolute; absent to build without one. */
  readonly cacheDir?: string | undefined;
  /** Whether the cache is only read. */
  readonly isCacheReadOnly?: boolean | undefined;
  /** Folders with the results of other builds, absolute; they are only read. */
  readonly otherCaches?: readonly string[] | undefined;
  /** The share of pages to render, only into the cache, without writing a site. Absent for the whole site. */
  readonly share?: Share | undefined;
  /** What the build may do with a remote cache; absent for nothing. It requires a local cache. */
  readonly remote?: RemoteAccess | undefined;
  /** Checks links to other sites; absent to skip them. */
  readonly examineExternal?: ExternalExaminer | undefined;
  /** Whether to check links to other sites in a file; absent for all. */
  readonly isExamined?: ((file: string) => boolean) | undefined;
  /** The states of the site's files as found by the command; absent if it has not looked. */
  readonly inputs?: InputStates | undefined;
  /** What the supervisor found of the current site before the command started; absent if it has not looked. */
  readonly prefetched?: PrefetchedSite | undefined;
  /** Threads started for this build. */
  readonly threads?: readonly Worker[] | undefined;
  /** Collects times and reasons; absent if no profile is requested. */
  readonly profile?: BuildProfile | undefined;
}

/** The result of a build. */
export interface BuildResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Number of pages that could not be built. */
  readonly leftOut: number;
  readonly bytes: number;
  /** Pages of each locale that were rendered, not reused. */
  readonly renderedPages: readonly (readonly PageToRender[])[];
  /** Messages about the remote cache. */
  readonly notes: readonly string[];
  /** Whether the new site is in place. */
  readonly written: boolean;
  /** The configuration that the site was built with. */
  readonly config: SiteConfig;
  /** Returns the addresses to record in `docsite.routes.json`. */
  readonly routes: () => readonly string[];
  /** What it depends on, besides the files of the site. */
  readonly trace: BuildTrace;
  /** Identifies the files written; absent if their states are unknown, or not needed. */
  readonly outputs?: string | undefined;
}
