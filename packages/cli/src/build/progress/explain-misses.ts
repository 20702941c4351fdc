import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { type CodePlace, type LoadedConfig, pathFrom, type SiteLocale, type SourceFile } from '@docsite/core';
import { type Bundle, comparePageKeys, type PageJob, type PageKeyPart } from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import type { DocumentChange } from '../../cache/documents/document-cache.js';
import type { CacheLoss } from '../../cache/folder/cache-folder.js';
import type { PageResult } from '../../cache/pages/page-result.js';
import type { CacheUse } from '../../profile/cache-use.js';
import type { NamedReason } from '../../profile/named-reasons.js';
import { hasFunctions } from '../../workers/parse-settings.js';
import type { WorkerPool } from '../../workers/worker-pool.js';

/** A build with a cache, whose use of it is explained. */
export interface CachedWork {
  readonly siteDir: string;
  readonly loaded: LoadedConfig;
  readonly cache: BuildCache;
  readonly workers: WorkerPool;
  readonly locales: readonly SiteLocale[];
}

const losses: Readonly<Record<CacheLoss, string>> = {
  missing: 'the cache was empty',
  foreign: 'the cache is of another version of docsite, Node or the locked packages',
  damaged: 'the cache was damaged',
};

const documentChanges: Readonly<Record<Exclude<DocumentChange, object>, string>> = {
  text: 'its text has changed',
  settings: 'the Markdown settings have changed',
  day: 'it runs code that depends on the date, which has changed',
};

/** Explains why documents were parsed rather than taken from the cache. */
export function explainDocuments(sources: readonly SourceFile[], work: CachedWork): CacheUse {
  const { cache, workers } = work;
  const { loss } = cache.documents;
  // in a build that starts from the previous assembly, workers only receive what is parsed
  const isReused = (path: string): boolean => workers.wasKnown(path) || workers.origin(path) === undefined;
  const reused = sources.filter(({ path }) => isReused(path)).map(({ path }) => path);
  const misses = sources.flatMap((source): NamedReason[] => {
    if (isReused(source.path)) return [];
    const change = cache.documents.explainMiss(source);
    return [[source.path, openDocument(source.path, work) ?? explainDocument(change, loss)]];
  });
  return { reused, misses };
}

function explainDocument(change: DocumentChange | undefined, loss: CacheLoss | undefined): string {
  if (loss !== undefined) return losses[loss];
  if (change === undefined) return 'it is new';
  if (typeof change === 'string') return documentChanges[change];
  return 'file' in change ? `'${change.file}', which it includes, has changed` : explainFact(change.fact);
}

/** Names the change of something that plugins have read. */
function explainFact(fact: string): string {
  const [kind, name] = [fact.replace(/ .*$/, ''), fact.replace(/^\S+ ?/, '')];
  if (kind === 'day') return 'a Markdown plugin depends on the date, which has changed';
  const what = kind === 'env' ? `the environment variable '${name}'` : `'${name || '.'}'`;
  return `${what}, which a Markdown plugin reads, has changed`;
}

/** Pages of one locale, and those found in the cache. */
export interface ReusedPages {
  readonly locale: string;
  readonly bundle: Bundle;
  readonly reused: readonly PageResult[];
  /** The pages that had to be rendered, and their results. */
  readonly left: readonly PageJob[];
  readonly results: readonly PageResult[];
  /** Page keys by route; none for pages whose code may read anything. */
  readonly keys: ReadonlyMap<string, string>;
}

const keyChanges: Readonly<Record<PageKeyPart, string>> = {
  document: 'its document has changed',
  links: 'the targets of its links have changed',
  bundle: 'the theme, or a module of a page, has changed',
  site: 'what all pages show has changed: navbar, sidebars, footer, settings',
  page: 'its place in the site has changed: neighbours, breadcrumbs, tags, versions',
  day: 'it runs code that depends on the date, which has changed',
};

/** Explains why pages were rendered rather than taken from the cache. */
export function explainPages(pages: ReusedPages, work: CachedWork): CacheUse {
  const { loss } = work.cache.pages;
  const nameOf = (route: string) => (work.locales.length > 1 ? `${route} (${pages.locale})` : route);
  const failed = new Set(pages.results.filter(({ files }) => files.length === 0).map(({ route }) => route));
  const misses = pages.left.map((job): NamedReason => {
    const { route } = job.page;
    return [nameOf(route), failed.has(route) ? 'it cannot be rendered' : explainPage(job, loss, { ...work, ...pages })];
  });
  return { reused: pages.reused.map(({ route }) => nameOf(route)), misses };
}

function explainPage(
  { page }: PageJob,
  loss: CacheLoss | undefined,
  { locale, keys, cache, ...work }: ReusedPages & CachedWork,
): string {
  const source = 'source' in page ? page.source : undefined;
  const key = keys.get(page.route);
  if (key === undefined) {
    const { theme, pages } = work.bundle.openModules;
    const place = theme ?? (source === undefined ? undefined : pages[source]);
    const reason = place === undefined && source !== undefined ? openDocument(source, { ...work, cache }) : undefined;
    return reason ?? openCode(place, work.siteDir);
  }
  const last = cache.pages.lastKey(locale, page.route);
  if (last === undefined) return loss === undefined ? 'no build has rendered it yet' : losses[loss];
  const changed = comparePageKeys(last, key);
  if (changed !== undefined) return keyChanges[changed];
  const isWhole = cache.pages.has(locale, page.route, key);
  return isWhole ? 'only a check has rendered it, which stores no words for the search' : 'its cache entry is damaged';
}

/** The reason if parsing a document ran code that may read anything; undefined otherwise. */
function openDocument(path: string, { workers, loaded, siteDir }: CachedWork): string | undefined {
  const reads = workers.origin(path)?.reads;
  if (reads?.isOpen) return openCode(reads.opening, siteDir, loaded);
  if (!hasFunctions(loaded.config.markdown)) return undefined;
  const { reads: ofConfig, observation, file = '' } = loaded;
  if (ofConfig?.isClosed !== true) return openCode(ofConfig?.opening, siteDir);
  const code = observation?.opening;
  return code === undefined ? undefined : openCode({ file, code, verb: 'calls' }, siteDir, loaded);
}

/**
 * Says that code may produce different results in each run, with its place.
 *
 * @param loaded The configuration, whose modules may contain the code that a plugin calls.
 */
export function openCode(place: CodePlace | undefined, siteDir: string, loaded?: LoadedConfig): string {
  if (place === undefined) return 'it runs code that may read anything';
  const { file, line, code, verb = 'names' } = place.verb === 'calls' ? locateCall(place, loaded) : place;
  const shown = isAbsolute(file) ? pathFrom(siteDir, file) : file;
  const where = line === undefined ? shown : `${shown}:${line}`;
  return `${where} ${verb} '${code}', which may differ from run to run`;
}

/** Finds an observed call in the modules of the configuration; calls by packages are in none of them. */
function locateCall(place: CodePlace, loaded: LoadedConfig | undefined): CodePlace {
  for (const file of loaded?.reads?.files ?? []) {
    if (file.endsWith('.json')) continue;
    const index = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(place.code));
    if (index >= 0) return { file, line: index + 1, code: place.code };
  }
  return place;
}
