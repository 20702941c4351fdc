/**
 * Hydrates the HTML:
 *
 * 1. fetch the data that the page was rendered from;
 * 2. let React take over the shell. If anything is missing or of another build, the page stays as it is;
 * 3. from then on, go from page to page without loading documents.
 *
 * The document for readers without a connection (`render-shell.ts`) holds no page: there it is drawn for the address it
 * is opened at.
 */
import '@theme/content/shared';
import {
  isNotFound,
  type PageData,
  pageDataUrl,
  pageHead,
  type Router,
  SiteContext,
  type SiteData,
  shellHead,
} from '@docsite/renderer/template';
import { LoadFailure } from '@theme/shell/load-failure';
import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageDrawnEvent, pageShownEvent } from '../browser/page-events.js';
import {
  fetchJson,
  loadPage,
  loadSidebar,
  MissingPage,
  OtherBuild,
  setSite,
  withSidebar,
} from '../browser/page-loader.js';
import { AppRoot } from './app-root.js';
import { arrive } from './arrive.js';
import { createRouter, type Shown } from './client-router.js';
import { adoptHead, updateHead } from './document-head.js';
import { createPageView } from './page-view.js';
import { keptPosition } from './scroll-positions.js';

/** Starts the app; once. */
export async function start(): Promise<void> {
  const root = document.getElementById('ds-root') as HTMLElement;
  const site = fetchJson<SiteData>(root.dataset.site ?? '');
  if (root.dataset.page === undefined) return draw(root, await site);
  if (root.dataset.sidebar !== undefined) loadSidebar(root.dataset.sidebar).catch(() => {});
  const page = await fetchJson<PageData>(root.dataset.page);
  const loaded = { page, site: await withSidebar(await site, page) };
  if (page.buildId !== loaded.site.buildId)
    throw new OtherBuild(`its data is of build ${page.buildId}, the page of build ${loaded.site.buildId}`);
  setSite(loaded.site);
  const meant = isNotFound(page) ? await (await import('./meant-page.js')).meantAddress() : undefined;
  if (meant !== undefined) return location.replace(meant);
  adoptHead(pageHead(page, loaded.site), loaded);
  // a transition yields to input events every few milliseconds
  startTransition(() => {
    hydrateRoot(root, buildApp(loaded), {
      onRecoverableError: (error) => console.warn('docsite: a part of the page was drawn anew:', error),
    });
  });
}

function buildApp(shown: Shown): ReactNode {
  keepForOffline(shown.site);
  const view = createPageView(shown);
  const router: Router = createRouter({ start: shown, show: view.show });
  return <AppRoot view={view} router={router} />;
}

/** Offers the site for reading without a connection, where it is configured to be. */
function keepForOffline({ offline, labels }: SiteData): void {
  if (offline === undefined) return;
  import('./offline/register.js').then(
    ({ registerOffline }) => registerOffline(offline, labels),
    (error: unknown) => console.error('docsite: registerSW failed:', error),
  );
}

/** Draws the page of the current address into an empty document, and restores the scroll position. */
async function draw(root: HTMLElement, site: SiteData): Promise<void> {
  setSite(site);
  const scroll = keptPosition();
  try {
    const shown = await loadPage(location.href, site).catch((error: unknown) => loadNotFound(error, site));
    flushSync(() => createRoot(root).render(buildApp(shown)));
    adoptHead(shellHead(site));
    updateHead(shown.page, shown.site);
  } catch (error) {
    createRoot(root).render(
      <SiteContext value={site}>
        <LoadFailure error={error} />
      </SiteContext>,
    );
  }
  requestAnimationFrame(() => {
    document.dispatchEvent(new Event(pageDrawnEvent));
    arrive({ hash: location.hash, scroll }, document.title);
    document.dispatchEvent(new Event(pageShownEvent));
  });
}

/** Offline, a file is unreachable rather than missing: the copy holds pages only. */
async function loadNotFound(error: unknown, site: SiteData): Promise<Shown> {
  if (!(error instanceof MissingPage)) throw error;
  const page = await fetchJson<PageData>(pageDataUrl(site.baseUrl, '/404'));
  const isFile = /\.(?!html$)[^/.]+$/.test(location.pathname);
  return isFile ? { page, site, failure: new Error(site.labels.fileNotKept) } : { page, site };
}
