import type { Worker } from 'node:worker_threads';
import type { Diagnostic, SiteConfig } from '@docsite/core';
import type { EarlySite } from '../cache/early-look.js';
import type { InputStates } from '../cache/input-states.js';
import type { DiagramChecker } from '../diagrams/diagrams.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteAccess } from '../remote/remote-settings.js';
import type { BuildTrace } from './build-trace.js';
import type { ExternalExaminer } from './locale-build.js';
import type { PageToRender } from './reuse-pages.js';
import type { Share } from './share.js';

/** What is to be built. */
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
  /** The files of the site as the command found them; absent where it has not looked. */
  readonly inputs?: InputStates | undefined;
  /** What was found of the site that stands before the command had been started; absent where nobody has looked. */
  readonly standing?: EarlySite | undefined;
  /** Threads that were started for this build. */
  readonly threads?: readonly Worker[] | undefined;
  /** Collects times and reasons; absent where nobody asks for them. */
  readonly profile?: BuildProfile | undefined;
}

/** The result of a build. */
export interface BuildResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Number of pages that could not be built. */
  readonly leftOut: number;
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
  /** What the files written are known by; absent where it is not known in which states they are, or nobody asks. */
  readonly outputs?: string | undefined;
}
