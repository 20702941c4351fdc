import { join } from 'node:path';
import {
  type Document,
  LinkIndex,
  type Page,
  placesInLocale,
  readConfigMessages,
  resolveLinks,
  resolveSiteHtml,
  type Site,
  type SourceFile,
  translateConfig,
} from '@docsite/core';
import type { Bundle } from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import type { AssembledState } from '../../cache/site/assembly-cache.js';
import { readSiteLabels } from '../../site-config/site-labels.js';
import type { WorkerPool } from '../../workers/worker-pool.js';
import { explainParsing } from '../explain/explain-parsing.js';
import type { AssembledLocale, LocaleBuild } from '../locale-build.js';
import { beginOffline } from './begin-offline.js';
import { amendDocuments, areApart, type Documents, hasOwnPlaces, linkersTo, reachSame } from './edit-reach.js';

/** The previous state of a locale, for a build that starts from it. */
interface PreviousLocale {
  readonly build: LocaleBuild;
  readonly cache: BuildCache;
  readonly state: AssembledState;
  readonly site: Site;
  readonly bundle: Bundle;
  readonly workers: WorkerPool;
}

/**
 * Assembles a locale from its previous state, at the cost of what an edit of the text of some documents changes: only
 * those documents are parsed. Undefined if there is no previous state, or if the edit may affect more.
 */
export async function followEdit(build: LocaleBuild): Promise<AssembledLocale | undefined> {
  const { progress } = build;
  progress.stage('scan');
  const previous = await openPrevious(build);
  if (previous === undefined) return undefined;
  const { state, site, cache } = previous;
  const paths = build.previous?.changed.filter((path) => Object.hasOwn(state.sources, path)) ?? [];
  progress.stage('parse', Object.keys(state.sources).length);
  const [before, after] = [cache.documents.findAll(paths, state.sources), await parse(previous, paths)];
  if (before === undefined || after === undefined) return undefined;
  progress.stage('assemble');
  const amended = amendDocuments({ site, before, after });
  if (amended === undefined || !reachSame({ site, before, after })) return undefined;
  const linkers = await parseLinkers(previous, amended, after);
  return linkers && assemble(previous, { amended, documents: { ...linkers, ...after } });
}

/** The previous state of a locale, if every changed file is a document that no other one includes. */
async function openPrevious(build: LocaleBuild): Promise<PreviousLocale | undefined> {
  const { previous, cache, loaded, locale, locales, output } = build;
  const state = previous?.state(locale.name);
  if (previous === undefined || state === undefined || cache === undefined) return undefined;
  if (!previous.changed.every((path) => previous.isSource(path)) || !areApart(previous.changed, state))
    return undefined;
  const plain = previous.site(locale.name);
  const bundle = plain && cache.bundles.find(locale.name, state.bundle, join(output.path, '.server'));
  if (plain === undefined || bundle === undefined) return undefined;
  const messages = readConfigMessages({ siteDir: build.siteDir, config: loaded.config, locale }, []);
  const config = translateConfig(loaded.config, locale, messages);
  const site = { ...plain, config, configPlaces: placesInLocale(loaded.places, locale.name), locale, locales };
  return { build, cache, state, site, bundle, workers: await build.openWorkers() };
}

/** Parses documents in their current version; undefined if that runs code that may read anything. */
async function parse(
  { build, cache, workers }: PreviousLocale,
  paths: readonly string[],
): Promise<Documents | undefined> {
  const sources = readSources(paths, cache);
  if (sources === undefined) return undefined;
  const documents = await workers.parse(sources, (done) => build.progress.done(done));
  return paths.some((path) => workers.origin(path)?.reads.isOpen) ? undefined : documents;
}

/** Reads sources in their current version; undefined if one cannot be read, which scanning the folder will report. */
function readSources(paths: readonly string[], { sources }: BuildCache): SourceFile[] | undefined {
  try {
    return paths.map((path) => sources.read(path));
  } catch {
    return undefined;
  }
}

/** Parses the documents that link to pages whose ids have changed. */
async function parseLinkers(
  previous: PreviousLocale,
  amended: Site,
  edited: Documents,
): Promise<Documents | undefined> {
  const { site, state } = previous;
  const linkers = linkersTo(site, amended, state)?.filter((path) => !Object.hasOwn(edited, path));
  if (linkers === undefined || !areApart(linkers, state)) return undefined;
  const documents = await parse(previous, linkers);
  return documents && Object.values(documents).every(hasOwnPlaces) ? documents : undefined;
}

interface AmendedLocale {
  readonly amended: Site;
  readonly documents: Readonly<Record<string, Document>>;
}

async function assemble(
  { build, state, site, bundle, workers }: PreviousLocale,
  { amended, documents }: AmendedLocale,
): Promise<AssembledLocale> {
  const { siteDir, locale } = build;
  const isOwn = (page: Page) => 'source' in page && Object.hasOwn(documents, page.source);
  const isDescribed = amended.pages !== site.pages;
  const changed = amended.pages.filter((page) => isOwn(page) || (isDescribed && !('source' in page)));
  const index = new LinkIndex(amended, build.loaded.hooks?.brokenLink);
  const known = Object.entries(state.sources).map(([path, hash]) => ({ path, hash, text: '' }));
  const all = known.map((source) => workers.origin(source.path)?.source ?? source);
  explainParsing(build, all, workers);
  return {
    build,
    site: amended,
    documents,
    index,
    links: resolveLinks(amended.pages.filter(isOwn), documents, index),
    siteHtml: await resolveSiteHtml(amended, index),
    labels: readSiteLabels(siteDir, locale, build.loaded),
    diagrams: build.checkDiagrams(siteDir, stubsOf(state)),
    workers,
    bundling: Promise.resolve({ bundle, findings: [] }),
    offline: beginOffline(build),
    followed: { state, isSameSite: amended === site, changed: new Set(changed.map(({ route }) => route)) },
  };
}

/** All diagrams, as stubs of their documents, of which nothing else is known. */
function stubsOf({ diagrams }: AssembledState): Record<string, Pick<Document, 'diagrams'>> {
  return Object.fromEntries(Object.entries(diagrams).map(([path, uses]) => [path, { diagrams: uses }]));
}
