import type { ExternalLink } from '@docsite/checker';
import type { Document, Finding, LinkIndex, LinkTable, Site, SiteConfig, SiteHtml } from '@docsite/core';
import type { BundleResult, Bundler, LocaleLabels } from '@docsite/renderer';
import type { StandingAssembly } from '../cache/assembly-cache.js';
import type { BuildCache } from '../cache/build-cache.js';
import type { DiagramChecker, Diagrams } from '../diagrams/diagrams.js';
import type { OfflineTools } from '../offline/offline-files.js';
import type { OutputFolder } from '../output/output-folder.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteCache } from '../remote/remote-cache.js';
import type { WorkerPool } from '../workers/worker-pool.js';
import type { LocaleSettings } from './assemble-pages.js';
import type { FollowedEdit } from './followed-edit.js';
import type { Updates } from './page-updates.js';
import type { Progress } from './progress.js';
import type { Share } from './share.js';

/** Asks other sites about the links to them. */
export type ExternalExaminer = (links: readonly ExternalLink[], config: SiteConfig) => Promise<readonly Finding[]>;

/** What one locale is built with: its settings, and what it shares with the other locales of the build. */
export interface LocaleBuild extends LocaleSettings {
  /** When pages were changed, which Git is asked for beside the first stages. */
  readonly history: Promise<Updates>;
  /** The output folder relative to the site folder, where it lies inside. */
  readonly outDirInside?: string | undefined;
  /** Whether no locale is built after it. */
  readonly isLast: boolean;
  /** The folder of this locale in the output. */
  readonly output: OutputFolder;
  /** Whether pages are left out of which drawing them finds nothing: `mayLeaveOut`. */
  readonly leavesOutPlain: boolean;
  /** The pages to render into the cache alone; absent for all, and for the whole site. */
  readonly share?: Share | undefined;
  readonly openWorkers: () => Promise<WorkerPool>;
  /** What earlier builds have made; absent for a build that does without. */
  readonly cache?: BuildCache | undefined;
  /** What the last build has assembled, to begin with; absent where more has changed than documents. */
  readonly standing?: StandingAssembly | undefined;
  /** What the builds of other machines have made; absent for a build that shares nothing. */
  readonly remote?: RemoteCache | undefined;
  /** Bundles once what the locales have in common. */
  readonly bundler: Bundler;
  readonly checkDiagrams: DiagramChecker;
  readonly examineExternal?: ExternalExaminer | undefined;
  readonly progress: Progress;
  /** Collects times and reasons; absent for a build without a profile. */
  readonly profile?: BuildProfile | undefined;
}

/** A locale whose pages are known but not rendered yet: they link to pages of the other locales. */
export interface AssembledLocale {
  readonly build: LocaleBuild;
  readonly site: Site;
  readonly documents: Readonly<Record<string, Document>>;
  /** What resolves hrefs that no document holds. */
  readonly index: LinkIndex;
  readonly links: LinkTable;
  /** HTML of configuration and sidebars, its links resolved. */
  readonly siteHtml: SiteHtml;
  readonly labels: LocaleLabels;
  readonly diagrams: Diagrams;
  readonly workers: WorkerPool;
  readonly bundling: Promise<BundleResult>;
  /** What its offline copy is made with; absent where none is written. */
  readonly offline: OfflineTools | undefined;
  /**
   * Set where it was assembled from the one that stands: documents and links are those of the pages that have changed.
   */
  readonly followed?: FollowedEdit;
}
