/**
 * Hydrates the HTML:
 *
 * 1. fetch the data that the page was rendered from;
 * 2. hydrate the shell. If anything is missing or from another build, the page stays as it is;
 * 3. from then on, navigate between pages without loading documents.
 *
 * The document for readers without a connection (`render-shell.ts`) contains no page: there the page of the current
 * address is rendered into it.
 */
import '@docsite/client-modules';
import '@theme/content/shared';
import { isNotFound, type Router, type SiteData } from '@docsite/renderer/template';
import { loadTemplate } from '@theme/browser/load-template';
import { LoadFailure } from '@theme/shell/load-failure';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { routeOf } from '../browser/addresses.js';
import {
  fetchJson,
  fetchPage,
  forgetPages,
  loadSidebar,
  OtherBuild,
  openRouteOf,
  setSite,
  withSidebar,
} from '../browser/page-loader.js';
import { AppRoot } from './navigation/app-root.js';
import { createRouter } from './navigation/client-router.js';
import { beginHead, loadTurn, updateHead } from './navigation/load-turn.js';
import { createPageView } from './navigation/page-view.js';
import type { Shown } from './navigation/page-visits.js';
import { keptPosition } from './navigation/scroll-positions.js';

/** Starts the app once. */
export async function start(): Promise<void> {
  const root = document.getElementById('ds-root') as HTMLElement;
  const siteData = fetchJson<SiteData>(root.dataset.site as string);
  if (root.dataset.page === undefined) return draw(root, await siteData);
  if (root.dataset.sidebar !== undefined) loadSidebar(root.dataset.sidebar).catch(() => {});
  const [site, page] = await Promise.all([siteData, fetchPage(root.dataset.page)]);
  const [completed] = await Promise.all([withSidebar(site, page), loadTemplate(page)]);
  const loaded = { page, site: completed };
  if (page.buildId !== site.buildId) throw new OtherBuild();
  setSite(loaded.site);
  if (isNotFound(page)) {
    const meant = await (await import('./navigation/meant-page.js')).meantAddress();
    if (meant !== undefined) return location.replace(meant);
    // hosts have no file at an address for which the page above it answers
    if (openRouteOf(routeOf(new URL(location.href), site), site) !== undefined) return draw(root, site);
  }
  beginHead(loaded);
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
  globalThis.docsiteWatch?.({ ...view, forgetPages, setSite, updateHead });
  const router: Router = createRouter(view);
  return <AppRoot view={view} router={router} />;
}

/** Keeps the site for reading without a connection, if configured. */
function keepForOffline({ offline, labels }: SiteData): void {
  if (offline === undefined) return;
  import('./offline/register.js').then(
    ({ registerOffline }) => registerOffline(offline, labels),
    (error: unknown) => console.error('docsite: registerSW failed:', error),
  );
}

/** Renders the page of the current address into an empty document. */
async function draw(root: HTMLElement, site: SiteData): Promise<void> {
  const { drawPage } = await import('./navigation/draw-page.js');
  // if it fails, the head stays that of the document
  const turn = await loadTurn().catch(() => undefined);
  turn?.adoptShellHead(site);
  const arrive = turn?.arrive;
  return drawPage(root, site, { build: buildApp, LoadFailure, updateHead, arrive, scroll: keptPosition() });
}
