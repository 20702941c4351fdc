/**
 * Keeps a copy of the site, and answers from it if the network fails:
 *
 * 1. install: fetch every file of this build that is not there yet. A single failure fails the installation, and the
 * previous build stays;
 * 2. activate: drop the files that this build does not have;
 * 3. fetch: take files named by their contents from the copy, and pages and their data from the network, or else from
 * the copy.
 *
 * The copy contains the data of pages, not their documents: the app shell (`assets/shell.html`) renders them. Outside
 * offline mode the worker stores nothing and answers nothing. The build fills in `self.__WB_MANIFEST` and
 * `self.__DOCSITE_OFFLINE`.
 */
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController } from '#precaching';
import { answersFor, type OfflineCopy } from './answers.js';
import { createPageData, type PackList } from './page-data.js';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly __DOCSITE_OFFLINE: { readonly packs: PackList; readonly otherLocales: readonly string[] };
};

/** The `WorkerParams` of pages, whose code is another TypeScript project; none for a script that is opened alone. */
interface Params {
  readonly offlineMode?: boolean;
  readonly debug?: boolean;
}

const { offlineMode, debug } = JSON.parse(new URL(location.href).searchParams.get('params') ?? '{}') as Params;
const { packs, otherLocales } = self.__DOCSITE_OFFLINE;
const precache = new PrecacheController();
if (offlineMode) precache.addToCacheList(self.__WB_MANIFEST);

const log = (...words: unknown[]) => debug && console.debug('docsite offline:', ...words);

self.addEventListener('install', (event) => {
  log('installing, offline mode', offlineMode ? 'on' : 'off');
  precache.install(event).then(
    ({ updatedURLs }) => log(`fetched ${updatedURLs.length} files`),
    (error: unknown) => log('not installed:', error),
  );
});

self.addEventListener('activate', (event) => {
  precache.activate(event).then(() => log('active'));
  if (offlineMode) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') self.skipWaiting();
});

if (offlineMode) {
  const scope = new URL('./', location.href);
  const copy: OfflineCopy = {
    scope,
    isElsewhere: (path) => otherLocales.some((baseUrl) => `${path}/`.startsWith(baseUrl)),
    cacheKey: (url) => precache.getCacheKeyForURL(url),
    file: (url) => precache.matchPrecache(url),
    pageData: createPageData(packs, (path) => precache.matchPrecache(new URL(path, scope).href)),
  };
  self.addEventListener('fetch', (event) => {
    const answer = answersFor(event.request, copy);
    if (answer === undefined) return;
    event.respondWith(
      answer.then(({ response, from }) => {
        log(`from the ${from}:`, event.request.url);
        return response;
      }),
    );
  });
}
