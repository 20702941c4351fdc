import {
  type DocumentsById,
  type PageData,
  pageDataUrl,
  type SidebarItemData,
  type SiteData,
  sidebarOf,
} from '@docsite/renderer/template';
import { loadTemplate } from '@theme/browser/load-template';
import { routeOf } from './addresses.js';
import { withDocuments } from './page-documents.js';

/** A page, and a site with everything that the page needs. */
export interface LoadedPage {
  readonly page: PageData;
  readonly site: SiteData;
}

/** Thrown if the server has no data for a page, because the page does not exist or the address is not one of a page. */
export class MissingPage extends Error {}

/** Thrown if the server has another build than the one this tab was loaded from: the document is then loaded. */
export class OtherBuild extends Error {}

const pages = new Map<string, Promise<PageData>>();
const lists = new Map<string, Promise<DocumentsById>>();
const sidebars = new Map<string, Promise<readonly SidebarItemData[]>>();
let current: SiteData | undefined;

/** Sets the site that addresses are resolved with from now on. */
export function setSite(site: SiteData): void {
  current = site;
}

/** Drops the data of all pages, because the site has changed. */
export function forgetPages(): void {
  pages.clear();
}

/** The data of the page at an address of this site, fetched once, and again only after a failure. */
export function loadPageData(url: string, priority: RequestPriority = 'auto'): Promise<PageData> {
  const route = current === undefined ? undefined : routeOf(new URL(url, location.href), current);
  if (current === undefined || route === undefined) return Promise.reject(new MissingPage(url));
  const fetchData = (found: string) =>
    once(pages, pageDataUrl((current as SiteData).baseUrl, found), (address) => fetchPage(address, priority));
  const open = openRouteOf(route, current);
  return open === undefined
    ? fetchData(route)
    : fetchData(route).catch(async (error: unknown) => {
        if (!(error instanceof MissingPage)) throw error;
        return { ...(await fetchData(open)), url: new URL(url, location.href).pathname };
      });
}

/** The route of the page that answers for an address because it is below its own. */
export function openRouteOf(route: string | undefined, { openRoutes = [] }: SiteData): string | undefined {
  return openRoutes.find((open) => route?.startsWith(`${open}/`));
}

/** Loads all that a page needs at an address: its data, sidebar, module if it has one, and what its template needs. */
export async function loadPage(url: string, site: SiteData): Promise<LoadedPage> {
  const page = await loadPageData(url);
  if (page.buildId !== site.buildId) throw new OtherBuild();
  const [completed] = await Promise.all([withSidebar(site, page), preloadModule(page), loadTemplate(page)]);
  return { page, site: completed };
}

/** The site with the sidebar that a page shows. */
export async function withSidebar(site: SiteData, page: PageData): Promise<SiteData> {
  const name = sidebarOf(page);
  const address = name === undefined ? undefined : site.sidebarUrls[name];
  if (name === undefined || address === undefined || site.sidebars[name] !== undefined) return site;
  const items = await loadSidebar(address);
  return { ...site, sidebars: { ...site.sidebars, [name]: items } };
}

/** The data of a sidebar, fetched once. */
export function loadSidebar(url: string): Promise<readonly SidebarItemData[]> {
  return once(sidebars, url, (address) => fetchJson<readonly SidebarItemData[]>(address));
}

/** The module of a live page. A missing one belongs to an earlier build; one that fails is the cause of the error. */
export async function loadModule<T>(chunk: string): Promise<T> {
  try {
    return (await import(/* @vite-ignore */ new URL(chunk, location.href).href)) as T;
  } catch (cause) {
    throw new OtherBuild(chunk, { cause });
  }
}

async function preloadModule(page: PageData): Promise<void> {
  if ('content' in page && page.content.chunk !== undefined) await loadModule(page.content.chunk);
}

/** Fetches the data of a page, and the lists of documents that it names. Throws `MissingPage`. */
export async function fetchPage(address: string, priority: RequestPriority = 'auto'): Promise<PageData> {
  const page = await fetchJson<PageData>(address, priority);
  return withDocuments(page, (list) => once(lists, list, (url) => fetchJson<DocumentsById>(url, priority)));
}

/** Fetches JSON. Throws `MissingPage` if the server has nothing there. */
export async function fetchJson<T>(url: string, priority: RequestPriority = 'auto'): Promise<T> {
  const response = await fetch(url, { priority });
  if (response.status === 404) throw new MissingPage(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (!response.headers.get('Content-Type')?.includes('json')) throw new MissingPage(url);
  return (await response.json()) as T;
}

function once<T>(cache: Map<string, Promise<T>>, key: string, load: (key: string) => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = load(key);
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
}
