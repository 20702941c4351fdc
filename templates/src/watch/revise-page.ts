import { type PageData, type SidebarItemData, type SiteData, sidebarOf } from '@docsite/renderer/template';
import { withDocuments } from '../browser/page-documents.js';
import { pageDrawnEvent, pageShownEvent } from '../browser/page-events.js';
import type { LoadedPage } from '../browser/page-loader.js';
import { keepPlace } from './keep-place.js';
import { copyAttributes, patchHead, scriptsOf } from './page-document.js';
import { patchHtml } from './patch-html.js';
import { showRemovedNote } from './removed-note.js';
import { needsDocument, reviseApp, shownSite } from './revise-app.js';
import { loadNewStyles } from './swap-styles.js';

/** Milliseconds to wait for an app that is being loaded. */
const patience = 10_000;

const start = { document: copyOf(document), scripts: scriptsOf(document) };

/**
 * Shows the newest state of the page at the current address. Its document is loaded only if the scripts of the theme
 * have changed, or if the page is not rendered by the theme.
 *
 * @param folder The path the site is served under.
 * @returns The document that is shown.
 */
export async function revisePage(folder: string): Promise<Document | undefined> {
  const address = location.href;
  const next = new DOMParser().parseFromString(await fetchText(address), 'text/html');
  const [root, newRoot] = [rootOf(document), rootOf(next)];
  if (location.href !== address) return undefined;
  if (!root || !newRoot || scriptsOf(next) !== start.scripts || hasCrashed()) return reload();
  const removeOldStyles = await loadNewStyles(next, folder);
  const isAlive = await whenSettled(root);
  if (isAlive === undefined) return reload();
  const data = isAlive ? await loadData(newRoot) : undefined;
  if (location.href !== address) return undefined;
  if (data !== undefined && needsDocument(data)) return reload();
  keepPlace(() => {
    copyAttributes(next.documentElement, document.documentElement);
    if (data === undefined) patchPage(root, next, newRoot);
    copyAttributes(newRoot, root);
    showRemovedNote(next);
    removeOldStyles();
    if (data !== undefined) reviseApp(data);
  });
  return next;
}

/** Updates a page that is still plain HTML to the new document. */
function patchPage(root: HTMLElement, next: Document, newRoot: HTMLElement): void {
  patchHead(start.document, next);
  patchHtml(root, rootOf(start.document)?.innerHTML ?? '', newRoot.innerHTML);
  start.document = next;
  document.dispatchEvent(new Event(pageDrawnEvent));
  document.dispatchEvent(new Event(pageShownEvent));
}

/** What the app needs to render a page. The data of the site is fetched if it has changed. */
async function loadData({ dataset }: HTMLElement): Promise<LoadedPage> {
  const known = shownSite();
  const isSame = known !== undefined && dataset.site === rootOf(document)?.dataset.site;
  const [page, site, items] = await Promise.all([
    fetchJson<PageData>(dataset.page ?? '').then((fetched) => withDocuments(fetched, fetchJson)),
    isSame ? known : fetchJson<SiteData>(dataset.site ?? ''),
    dataset.sidebar === undefined || isSame ? undefined : fetchJson<readonly SidebarItemData[]>(dataset.sidebar),
  ]);
  const name = sidebarOf(page);
  if (name === undefined || site.sidebars[name] !== undefined) return { page, site };
  const sidebar = items ?? (await fetchJson<readonly SidebarItemData[]>(dataset.sidebar ?? ''));
  return { page, site: { ...site, sidebars: { ...site.sidebars, [name]: sidebar } } };
}

/** Whether React has hydrated; `undefined` if it was about to, with data that may be newer than the document. */
async function whenSettled(root: HTMLElement): Promise<boolean | undefined> {
  const isAlive = () => root.dataset.alive !== undefined;
  if (isAlive()) return true;
  const app = root.dataset.app?.split(' ').at(-1);
  if (document.querySelector(`link[rel="modulepreload"][href="${app}"]`) === null) return false;
  await new Promise<void>((resolve) => {
    new MutationObserver(() => isAlive() && resolve()).observe(root, { attributeFilter: ['data-alive'] });
    setTimeout(resolve, patience);
  });
  return undefined;
}

function hasCrashed(): boolean {
  return document.querySelector('.failure') !== null;
}

function reload(): undefined {
  location.reload();
  return undefined;
}

function rootOf(place: Document): HTMLElement | null {
  return place.querySelector('#ds-root');
}

/** The document before any script of the theme has changed it. */
function copyOf(place: Document): Document {
  return place.cloneNode(true) as Document;
}

async function fetchText(address: string): Promise<string> {
  return (await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' } })).text();
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
