import { isDeepStrictEqual } from 'node:util';
import { today } from '@docsite/core/process';
import {
  type Bundle,
  type BundleResult,
  createRenderer,
  type LocaleRoutes,
  type PageRenderer,
  type SiteData,
} from '@docsite/renderer';
import { localeSiteData } from '../../build/render/locale-site-data.js';
import type { ReadDocuments } from '../reading/read-documents.js';
import type { LocaleFacts } from './locale-facts.js';
import { LocaleFiles } from './locale-files.js';
import { PageRenderings, type RenderingStore, type RenderPage } from './page-renderings.js';
import { type PageSources, renderFromDocuments } from './render-from-documents.js';

/** A locale as it is shown. Immutable: an edit creates another state, which takes over what is unchanged. */
export interface LocaleState {
  readonly facts: LocaleFacts;
  readonly bundle: Bundle;
  readonly bundling: BundleResult;
  readonly siteData: SiteData;
  readonly localeRoutes: readonly LocaleRoutes[] | undefined;
  /** Renders the pages of the site of `facts`. */
  readonly render: PageRenderer;
  readonly pages: PageRenderings;
  readonly files: LocaleFiles;
}

/** The state from which a new one may take over rendered pages, and the routes of pages that may look different. */
export interface FormerState {
  readonly state: LocaleState;
  readonly changed: ReadonlySet<string>;
}

/** What a locale is shown with, besides its facts. */
export interface ShowOptions extends ReadDocuments {
  readonly bundle: Bundle;
  readonly bundling: BundleResult;
  readonly localeRoutes: readonly LocaleRoutes[] | undefined;
  readonly store: RenderingStore;
  readonly former?: FormerState | undefined;
}

/**
 * Creates the state of a locale, taking over unchanged pages from a former state; all others are rendered on request.
 */
export async function showLocale(facts: LocaleFacts, options: ShowOptions): Promise<LocaleState> {
  const { documents, reader, bundle, bundling, localeRoutes, store, former } = options;
  const siteData = localeSiteData(facts.siteDir, facts, bundle);
  const render = await openRenderer({ facts, siteData, bundle, localeRoutes });
  const pages = openPages({ facts, documents, reader, bundle, bundling, render }, (renderPage) =>
    former !== undefined && hasSameShell(former.state, { siteData, bundle })
      ? former.state.pages.next(renderPage, samePages(facts, bundle, former))
      : new PageRenderings(renderPage, store),
  );
  const files = new LocaleFiles({ facts, siteData, bundle, pages });
  return { facts, bundle, bundling, siteData, localeRoutes, render, pages, files };
}

/** The state after an edit of documents that does not affect the shell of pages. */
export async function showEdited(
  before: LocaleState,
  facts: LocaleFacts,
  { changed, documents, reader }: ReadDocuments & { readonly changed: ReadonlySet<string> },
): Promise<LocaleState> {
  const { siteData, bundle, bundling } = before;
  const render = facts.site === before.facts.site ? before.render : await openRenderer({ ...before, facts });
  const isSame = quotesKept(facts, (route) => !changed.has(route));
  const pages = openPages({ facts, documents, reader, bundle, bundling, render }, (renderPage) =>
    before.pages.next(renderPage, isSame),
  );
  return { ...before, facts, render, pages, files: before.files.edited({ facts, siteData, bundle, pages }) };
}

/** Creates the renderings of pages, some of which quote others. */
function openPages(
  sources: Omit<PageSources, 'summaryOf'>,
  create: (render: RenderPage) => PageRenderings,
): PageRenderings {
  const pages = create(renderFromDocuments({ ...sources, summaryOf: (page) => pages.summary(page) }));
  return pages;
}

/** Whether the shell is unchanged; the build id depends on site data, and on all files that any page may load. */
function hasSameShell(before: LocaleState, { siteData, bundle }: Pick<LocaleState, 'siteData' | 'bundle'>): boolean {
  return (
    before.siteData.buildId === siteData.buildId &&
    before.bundle.serverHashes.theme === bundle.serverHashes.theme &&
    bundle.openModules.theme === undefined &&
    !bundle.serverHashes.givenDay.theme
  );
}

/**
 * Returns a predicate for pages that look the same as in a former state: neither their documents nor their modules have
 * changed.
 */
function samePages({ site }: LocaleFacts, bundle: Bundle, { state, changed }: FormerState): (route: string) => boolean {
  const sources = new Map(site.pages.flatMap((page) => ('source' in page ? [[page.route, page.source]] : [])));
  return quotesKept({ site }, (route) => {
    const source = sources.get(route);
    if (changed.has(route)) return false;
    return source === undefined || isDeepStrictEqual(modulesOf(source, state.bundle), modulesOf(source, bundle));
  });
}

/** Returns a predicate for pages that look the same even considering what they quote. */
function quotesKept(
  { site }: Pick<LocaleFacts, 'site'>,
  isSame: (route: string) => boolean,
): (route: string) => boolean {
  const quoted = new Map(site.pages.flatMap(({ route, quotes }) => (quotes === undefined ? [] : [[route, quotes]])));
  return (route) => isSame(route) && (quoted.get(route)?.every(isSame) ?? true);
}

/** Identifies what a page is rendered with besides the theme; code with unknown inputs is never the same. */
function modulesOf(source: string, bundle: Bundle): unknown {
  const { serverHashes, pageChunks, pageModules, pageIslands, pageStyles, brokenPages, openModules } = bundle;
  const isOpen = openModules.pages[source] !== undefined || serverHashes.givenDay.pages.includes(source);
  if (isOpen) return Symbol(source);
  const tables = [serverHashes.pages, pageChunks, pageModules, pageIslands, pageStyles];
  return [...tables.map((table) => table[source]), brokenPages.includes(source)];
}

function openRenderer({
  facts: { site, index },
  siteData,
  bundle,
  localeRoutes,
}: Pick<LocaleState, 'facts' | 'siteData' | 'bundle' | 'localeRoutes'>): Promise<PageRenderer> {
  return createRenderer({
    site,
    siteData,
    bundle: { ...bundle, files: [] },
    today: today(),
    localeRoutes,
    links: index,
  });
}
