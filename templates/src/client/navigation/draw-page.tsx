import '@theme/content/shared';
import { pageDataUrl, SiteContext, type SiteData } from '@docsite/renderer/template';
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageDrawnEvent, pageShownEvent } from '../../browser/page-events.js';
import { fetchPage, loadPage, MissingPage, setSite } from '../../browser/page-loader.js';
import type { arrive } from './arrive.js';
import type { updateHead } from './load-turn.js';
import type { Shown } from './page-visits.js';

/** Functions of the app, passed so that the app stays in one file; `arrive` only if its code could be loaded. */
export interface DrawingApp {
  readonly build: (shown: Shown) => ReactNode;
  readonly LoadFailure: ComponentType<{ readonly error: unknown }>;
  readonly updateHead: typeof updateHead;
  readonly arrive: typeof arrive | undefined;
  /** The scroll position of the reader, if it is known. */
  readonly scroll: number | undefined;
}

/** Renders the page of the current address into an empty document, and restores the scroll position. */
export async function drawPage(root: HTMLElement, site: SiteData, app: DrawingApp): Promise<void> {
  setSite(site);
  try {
    const shown = await loadPage(location.href, site).catch((error: unknown) => loadNotFound(error, site));
    flushSync(() => createRoot(root).render(app.build(shown)));
    app.updateHead(shown.page, shown.site);
  } catch (error) {
    createRoot(root).render(
      <SiteContext value={site}>
        <app.LoadFailure error={error} />
      </SiteContext>,
    );
  }
  requestAnimationFrame(() => {
    document.dispatchEvent(new Event(pageDrawnEvent));
    app.arrive?.({ hash: location.hash, scroll: app.scroll }, document.title);
    document.dispatchEvent(new Event(pageShownEvent));
  });
}

/** Offline, a file is unreachable rather than missing, as the copy contains only pages. */
async function loadNotFound(error: unknown, site: SiteData): Promise<Shown> {
  if (!(error instanceof MissingPage)) throw error;
  const page = await fetchPage(pageDataUrl(site.baseUrl, '/404'));
  const isFile = /\.(?!html$)[^/.]+$/.test(location.pathname);
  return isFile ? { page, site, failure: new Error(site.labels.fileNotKept) } : { page, site };
}
