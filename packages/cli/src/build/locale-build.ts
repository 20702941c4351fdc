import type { ExternalLink } from '@docsite/checker';
import type { Document, Finding, LinkIndex, LinkTable, Site, SiteConfig, SiteHtml } from '@docsite/core';
import type { BundleResult, Bundler, LocaleLabels } from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import type { PreviousAssembly } from '../cache/site/assembly-cache.js';
import type { DiagramChecker, Diagrams } from '../diagrams/diagrams.js';
import type { OfflineTools } from '../offline/offline-files.js';
import type { OutputFolder } from '../output/output-folder.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteCache } from '../remote/remote-cache.js';
import type { WorkerPool } from '../workers/worker-pool.js';
import type { FollowedEdit } from './followed-edit.js';
import type { Updates } from './input/page-updates.js';
import type { Share } from './input/share.js';
import type { LocaleSettings } from './locale-settings.js';
import type { Progress } from './progress/progress.js';

/** Checks links to other sites. */
export type ExternalExaminer = (links: readonly ExternalLink[], config: SiteConfig) => Promise<readonly Finding[]>;

/** The input for building one locale: its settings, and what it shares with the other locales of the build. */
export interface LocaleBuild extends LocaleSettings {
  /** When pages were changed, read from Git in parallel with the first stages. */
  readonly history: Promise<Updates>;
  /** The output folder relative to the site folder, if it is inside. */
  readonly outDirInside?: string | undefined;
  /** Whether it is the last locale to be built. */
  readonly isLast: boolean;
  /** The folder of this locale in the output. */
  readonly output: OutputFolder;
  /** Whether plain pages are not rendered, if rendering them cannot find anything: `maySkip`. */
  readonly skipsPlain: boolean;
  /** The share of pages to render only into the cache; absent for the whole site. */
  readonly share?: Share | undefined;
  readonly openWorkers: () => Promise<WorkerPool>;
  /** The results of earlier builds; absent to build without a cache. */
  readonly cache?: BuildCache | undefined;
  /** The previous build's assembly to start from; absent if more than documents has changed. */
  readonly previous?: PreviousAssembly | undefined;
  /** The results of builds on other machines; absent for a build that shares nothing. */
  readonly remote?: RemoteCache | undefined;
  /** Bundles what the locales share only once. */
  readonly bundler: Bundler;
  readonly checkDiagrams: DiagramChecker;
  readonly examineExternal?: ExternalExaminer | undefined;
  readonly progress: Progress;
  /** Collects times and reasons; absent for a build without a profile. */
  readonly profile?: BuildProfile | undefined;
}

/** A locale whose pages are known but not yet rendered, because they link to pages of the other locales. */
export interface AssembledLocale {
  readonly build: LocaleBuild;
  readonly site: Site;
  readonly documents: Readonly<Record<string, Document>>;
  /** Resolves hrefs that are not in documents. */
  readonly index: LinkIndex;
  readonly links: LinkTable;
  /** HTML of configuration and sidebars, with resolved links. */
  readonly siteHtml: SiteHtml;
  readonly labels: LocaleLabels;
  readonly diagrams: Diagrams;
  readonly workers: WorkerPool;
  readonly bundling: Promise<BundleResult>;
  /** Tools for its offline copy; absent if there is none. */
  readonly offline: OfflineTools | undefined;
  /** Set if it was assembled from its previous state: documents and links are then those of the changed pages. */
  readonly followed?: FollowedEdit;
}
