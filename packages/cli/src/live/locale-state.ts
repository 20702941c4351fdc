import type { Page, SourcePage } from '@docsite/core';
import {
  type Bundle,
  type BundleResult,
  buildSiteData,
  createRenderer,
  type LocaleRoutes,
  type PageRenderer,
  type RenderedPage,
  type SiteData,
} from '@docsite/renderer';
import type { DocumentReader } from './document-reader.js';
import { type LiveDocuments, type LocaleFacts, linksOf } from './locale-facts.js';
import { LocaleFiles } from './locale-files.js';
import { PageRenderings, type RenderingStore } from './page-renderings.js';

/** A locale as it is shown. It never changes: an edit makes another, which takes over what is still the same. */
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

/** What a locale is shown with, beside its facts. */
export interface ShowOptions {
  readonly documents: LiveDocuments;
  readonly reader: DocumentReader;
  readonly bundle: Bundle;
  readonly bundling: BundleResult;
  readonly localeRoutes: readonly LocaleRoutes[] | undefined;
  readonly store: RenderingStore;
}

/** The state of a locale all of whose pages are yet to be rendered. */
export async function showLocale(facts: LocaleFacts, options: ShowOptions): Promise<LocaleState> {
  const { bundle, bundling, localeRoutes, store } = options;
  const siteData = buildSiteData(facts.site, {
    links: facts.index,
    siteHtml: facts.siteHtml,
    labels: facts.labels.labels,
    mermaid: facts.diagrams.modulePath,
    bundleHash: bundle.hash,
  });
  const render = await openRenderer({ facts, siteData, bundle, localeRoutes });
  const pages = new PageRenderings(renderFrom(facts, render, options), store);
  const files = new LocaleFiles({ facts, siteData, bundle, pages });
  return { facts, bundle, bundling, siteData, localeRoutes, render, pages, files };
}

/** The state after an edit of documents that leaves the shell of all pages as it is. */
export async function showEdited(
  before: LocaleState,
  facts: LocaleFacts,
  { changed, ...options }: Pick<ShowOptions, 'documents' | 'reader'> & { readonly changed: ReadonlySet<string> },
): Promise<LocaleState> {
  const { siteData, bundle } = before;
  const render = facts.site === before.facts.site ? before.render : await openRenderer({ ...before, facts });
  const pages = before.pages.next(renderFrom(facts, render, options), (route) => !changed.has(route));
  return { ...before, facts, render, pages, files: before.files.edited({ facts, siteData, bundle, pages }) };
}

type Drawn = Pick<LocaleState, 'facts' | 'siteData' | 'bundle' | 'localeRoutes'>;

function openRenderer({ facts: { site, index }, siteData, bundle, localeRoutes }: Drawn): Promise<PageRenderer> {
  return createRenderer({ site, siteData, bundle: { ...bundle, files: [] }, localeRoutes, links: index });
}

/** Renders pages from the documents of one state. */
function renderFrom(
  facts: LocaleFacts,
  render: PageRenderer,
  { documents, reader }: Pick<ShowOptions, 'documents' | 'reader'>,
): (page: Page) => Promise<RenderedPage> {
  return async (page) => {
    const source = 'source' in page ? documents.get(page.source)?.source : undefined;
    if (source === undefined) return render({ page, links: [] });
    const document = await reader.tree(source);
    return render({ page, links: linksOf(page as SourcePage, document, facts) }, document);
  };
}
