import { join } from 'node:path';
import type { ExternalLink } from '@docsite/checker';
import {
  assembleSite,
  type Document,
  type Finding,
  LinkIndex,
  type LinkTable,
  type LoadedConfig,
  type PageLinks,
  type ParsedDocument,
  prepareSite,
  readAssets,
  resolveLinks,
  resolveSiteHtml,
  type Site,
  type SiteConfig,
  type SiteHtml,
  type SiteLocale,
  type SourceFile,
  scanSite,
} from '@docsite/core';
import {
  type BundleOptions,
  type BundleResult,
  type Bundler,
  type LocaleLabels,
  type PrintedModule,
  readLabels,
} from '@docsite/renderer';
import type { StandingAssembly } from '../cache/assembly-cache.js';
import type { BuildCache } from '../cache/build-cache.js';
import type { DiagramChecker, Diagrams } from '../diagrams/diagrams.js';
import type { OutputFolder } from '../output/output-folder.js';
import type { BuildProfile } from '../profile/build-profile.js';
import type { RemoteCache } from '../remote/remote-cache.js';
import { wordsDir } from '../words-folder.js';
import type { ParsePurpose } from '../workers/worker.js';
import type { WorkerPool } from '../workers/worker-pool.js';
import { bundleSettings } from './bundle-settings.js';
import { explainParsing } from './explain-parsing.js';
import type { FollowedEdit } from './followed-edit.js';
import { collectLivePages, mayHaveLivePages, printPage } from './live-pages.js';
import type { Updates } from './page-updates.js';
import { createDocumentPrinter } from './print-documents.js';
import type { Progress } from './progress.js';
import { type Share, shareOf } from './share.js';
import { takeDocuments } from './share-documents.js';

/** Asks other sites about the links to them. */
export type ExternalExaminer = (links: readonly ExternalLink[], config: SiteConfig) => Promise<readonly Finding[]>;

export interface LocaleBuild {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly locale: SiteLocale;
  readonly locales: readonly SiteLocale[];
  /** When pages were changed, which Git is asked for beside the first stages. */
  readonly history: Promise<Updates>;
  /** The output folder relative to the site folder, where it lies inside. */
  readonly outDirInside?: string | undefined;
  /** The folder of this locale in the output. */
  readonly output: OutputFolder;
  readonly includeDrafts: boolean;
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
  /** Collects times and reasons; absent where nobody asks for them. */
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
  /**
   * Set where it was assembled from the one that stands: documents and links are those of the pages that have changed.
   */
  readonly followed?: FollowedEdit;
}

/** The first half of building a locale: scan, parse, assemble, resolve links; bundling begins as soon as it can. */
export async function assembleLocale(build: LocaleBuild): Promise<AssembledLocale> {
  const { loaded, locale, progress, siteDir } = build;
  progress.stage('scan');
  const scanned = await scanSite(siteDir, loaded.config, locale, {
    outDir: build.outDirInside,
    known: build.cache?.sources,
  });
  const paths = [...scanned.sources, ...scanned.modules].map(({ path }) => path);
  const labels = readLabels(siteDir, locale, { wordsDir, config: loaded.config, given: loaded.labels });
  const early = mayHaveLivePages(paths, loaded.config) ? undefined : bundle(build, labels, { pages: [] });
  const workers = await build.openWorkers();

  progress.stage('parse', scanned.sources.length);
  const storeDocuments = await takeShared(build, scanned.sources);
  const documents = await workers.parse(
    scanned.sources,
    (done) => progress.done(done),
    purposesOf(build, scanned.sources),
  );
  storeDocuments?.();
  explainParsing(build, scanned.sources, workers);
  progress.stage('history');
  const { updates } = await build.history;
  progress.stage('assemble');
  const diagrams = build.checkDiagrams(siteDir, documents);
  const assets = readAssets(siteDir, Object.values(documents));
  const input = {
    ...build,
    updates,
    config: loaded.config,
    configFile: loaded.file,
    configPlaces: loaded.places,
    configFindings: loaded.findings,
    hooks: loaded.hooks,
    scanned,
    documents,
    assets,
  };
  const site = assembleSite({ ...input, scanned: await prepareSite(input) });

  const index = new LinkIndex(site);
  const links = resolveLinks(site.pages, documents, index);
  const siteHtml = await resolveSiteHtml(site, index);
  const livePages = await collectLivePages(site, {
    siteDir,
    documents,
    print: ({ source, route }) => printModule(build, { source, links: links.get(route) ?? [], workers, site }),
  });
  const findings: Finding[] = [];
  const printDocument = createDocumentPrinter({
    siteDir,
    site,
    index,
    readDocument: (source) => workers.moduleDocument(source),
    onFindings: (found) => findings.push(...found),
  });
  const bundleAll = () => bundle(build, labels, { pages: livePages, printDocument });
  const bundling = withFindings(early === undefined ? bundleAll() : unlessItImports(early, bundleAll), findings);
  return { build, site, documents, index, links, siteHtml, labels, diagrams, workers, bundling };
}

interface PageToPrint {
  readonly source: string;
  readonly links: PageLinks;
  readonly workers: WorkerPool;
  readonly site: Site;
}

/** The module of a page that is written as a document. Only where it is not known the document is needed as a tree. */
async function printModule(
  { cache }: LocaleBuild,
  { source, links, workers, site }: PageToPrint,
): Promise<PrintedModule> {
  const print = async () => printPage((await workers.document(source)) as ParsedDocument, links, site);
  const origin = workers.origin(source);
  const document = origin && cache?.documents.identify(origin.source, origin.reads);
  return cache === undefined || document === undefined
    ? print()
    : cache.modules.take({ path: source, document, links, baseUrl: site.locale.baseUrl }, print);
}

/** What a build parses each source for. */
function purposesOf(build: LocaleBuild, sources: readonly SourceFile[]): (path: string) => ParsePurpose {
  const { share } = build;
  if (share === undefined) return () => (build.leavesOutPlain ? 'check' : 'page');
  const own = sources.filter((_, number) => shareOf(number, share.count).index === share.index);
  const paths = new Set(own.map(({ path }) => path));
  return (path) => (paths.has(path) ? 'page' : 'facts');
}

/** Takes documents from the remote cache. Gives what stores the others; nothing without one. */
async function takeShared(
  { cache, remote }: LocaleBuild,
  sources: readonly SourceFile[],
): Promise<(() => void) | undefined> {
  return cache && remote && takeDocuments(sources, cache.documents, remote);
}

/** Starts bundling. The caller that awaits the bundle gets its errors; a build that ends before that ignores them. */
function bundle(
  { siteDir, loaded, locale, output, bundler, profile }: LocaleBuild,
  { labels }: LocaleLabels,
  { pages, printDocument }: Pick<BundleOptions, 'pages' | 'printDocument'>,
): Promise<BundleResult> {
  const bundling = bundler({
    ...bundleSettings(siteDir, loaded),
    serverDir: join(output.path, '.server'),
    baseUrl: locale.baseUrl,
    localeModules: loaded.localeModules?.[locale.name],
    configuredBaseUrl: loaded.config.baseUrl,
    labels,
    pages,
    printDocument,
  });
  bundling.catch(() => {});
  profile?.bundled(bundling);
  return bundling;
}

/** A bundle that was made before any document was known, unless its modules import some. */
async function unlessItImports(
  early: Promise<BundleResult>,
  bundleAll: () => Promise<BundleResult>,
): Promise<BundleResult> {
  const result = await early;
  return (result.bundle?.documents ?? []).length === 0 ? result : bundleAll();
}

/** Adds what is wrong with the documents that were printed for it. */
function withFindings(bundling: Promise<BundleResult>, findings: readonly Finding[]): Promise<BundleResult> {
  const result = bundling.then((built) => ({ ...built, findings: [...built.findings, ...findings] }));
  result.catch(() => {});
  return result;
}
