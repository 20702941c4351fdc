import { type Document, LinkIndex, resolveLinks, resolveSiteHtml, type SourceFile, scanSite } from '@docsite/core';
import { readSiteLabels } from '../../site-config/site-labels.js';
import type { ParsePurpose } from '../../workers/worker/build-worker.js';
import type { WorkerPool } from '../../workers/worker-pool.js';
import { bundleAhead, bundleEarly, bundlePages, livePagesOf } from '../bundle/bundle-locale.js';
import { explainParsing } from '../explain/explain-parsing.js';
import { shareOf } from '../input/share.js';
import type { AssembledLocale, LocaleBuild } from '../locale-build.js';
import { takeDocuments } from '../sharing/share-documents.js';
import { assemblePages } from './assemble-pages.js';
import { beginOffline } from './begin-offline.js';

/** The first half of building a locale: scan, parse, assemble, resolve links; bundling starts as soon as possible. */
export async function assembleLocale(build: LocaleBuild): Promise<AssembledLocale> {
  const { loaded, locale, progress, siteDir } = build;
  progress.stage('scan');
  const scanned = await scanSite(
    { siteDir, config: loaded.config, locale },
    { outDir: build.outDirInside, known: build.cache?.sources },
  );
  const paths = [...scanned.sources, ...scanned.modules].map(({ path }) => path);
  const labels = readSiteLabels(siteDir, locale, loaded);
  const early = bundleEarly(build, labels, paths);
  const offline = beginOffline(build);
  const workers = await build.openWorkers();
  progress.stage('parse', scanned.sources.length);
  let ahead: Promise<void> | undefined;
  const onHalf = () => {
    if (early === undefined && !workers.knowsCode()) ahead = bundleAhead(build, labels, scanned.modules);
  };
  const documents = await parseSources(build, scanned.sources, { workers, onHalf });
  progress.stage('history');
  const { updates } = await build.history;
  progress.stage('assemble');
  const diagrams = build.checkDiagrams(siteDir, documents);
  const site = await assemblePages(build, { scanned, documents, updates });
  const index = new LinkIndex(site, loaded.hooks?.brokenLink);
  const links = resolveLinks(site.pages, documents, index);
  const siteHtml = await resolveSiteHtml(site, index);
  const assembled = { build, site, documents, index, links, siteHtml, labels, diagrams, workers, offline };
  return { ...assembled, bundling: bundlePages(assembled, await livePagesOf(assembled), { early, ahead }) };
}

interface Parsing {
  readonly workers: WorkerPool;
  /** Called once half of all documents are known, if fewer were known before. */
  readonly onHalf: () => void;
}

/** Parses the sources that no earlier build has parsed, here or on another machine. */
async function parseSources(
  build: LocaleBuild,
  sources: readonly SourceFile[],
  { workers, onHalf }: Parsing,
): Promise<Readonly<Record<string, Document>>> {
  const storeDocuments = await takeShared(build, sources);
  let before: number | undefined;
  const onProgress = (done: number): void => {
    build.progress.done(done);
    if (before !== undefined && before < sources.length / 2 && done >= sources.length / 2) onHalf();
    before = done;
  };
  const documents = await workers.parse(sources, onProgress, purposesOf(build, sources));
  storeDocuments?.();
  explainParsing(build, sources, workers);
  return documents;
}

/** Returns what a build parses each source for. */
function purposesOf(build: LocaleBuild, sources: readonly SourceFile[]): (path: string) => ParsePurpose {
  const { share } = build;
  if (share === undefined) return () => (build.skipsPlain ? 'check' : 'page');
  const own = sources.filter((_, number) => shareOf(number, share.count).index === share.index);
  const paths = new Set(own.map(({ path }) => path));
  return (path) => (paths.has(path) ? 'page' : 'facts');
}

/**
 * Takes documents from the remote cache. Returns a function that stores the others; undefined without a remote cache.
 */
async function takeShared(
  { cache, remote }: LocaleBuild,
  sources: readonly SourceFile[],
): Promise<(() => void) | undefined> {
  return cache && remote && takeDocuments(sources, cache.documents, remote);
}
