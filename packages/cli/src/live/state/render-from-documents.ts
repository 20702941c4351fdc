import type { Page, SourcePage } from '@docsite/core';
import type { Bundle, BundleResult, PageRenderer, RenderedPage } from '@docsite/renderer';
import { quotesOf, quotingJob } from '../../build/render/page-quotes.js';
import { type ErrorPlacing, placeErrors } from '../../build/render/place-errors.js';
import type { ReadDocuments } from '../reading/read-documents.js';
import { type LocaleFacts, linksOf } from './locale-facts.js';
import type { PageSummary, RenderPage } from './page-renderings.js';

/** What the pages of one state are rendered from. */
export interface PageSources extends ReadDocuments {
  readonly facts: LocaleFacts;
  readonly bundle: Bundle;
  readonly bundling: BundleResult;
  /** Renders the pages of the site of `facts`. */
  readonly render: PageRenderer;
  /** Returns the summary of a page that others quote. */
  readonly summaryOf: (page: Page) => Promise<PageSummary>;
}

/** Renders pages from the documents of one state. */
export function renderFromDocuments(sources: PageSources): RenderPage {
  const { bundle, reader } = sources;
  const { theme, pages: open } = bundle.openModules;
  const placing = errorPlacing(sources);
  return async (page) => {
    const source = 'source' in page ? page.source : undefined;
    if (source !== undefined && (theme !== undefined || open[source] !== undefined)) reader.writes.expect(source);
    const render = () => renderPage(page, sources);
    const rendered = await (source === undefined ? render() : reader.writes.during(source, render));
    const [placed = rendered] = await placeErrors([{ ...rendered, route: page.route }], placing);
    return placed;
  };
}

/** Renders a page with its document, and with what it quotes. */
async function renderPage(
  page: Page,
  { facts, documents, reader, render, summaryOf }: PageSources,
): Promise<RenderedPage> {
  const quoted = page.quotes === undefined ? [] : facts.site.pages.filter(({ route }) => page.quotes?.includes(route));
  const summaries = [];
  for (const other of quoted) summaries.push(await summaryOf(other));
  const quoting = quotingJob(page, quotesOf(summaries));
  if (quoting !== undefined) return render(quoting);
  const source = 'source' in page ? documents.get(page.source)?.source : undefined;
  if (source === undefined) return render({ page, links: [] });
  const document = await reader.tree(source);
  return render({ page, links: linksOf(page as SourcePage, document, facts) }, document);
}

/** Where errors in the code of pages are reported: in their documents. */
function errorPlacing({ facts, documents, reader, bundling }: PageSources): ErrorPlacing {
  return {
    site: facts.site,
    trace: bundling.trace,
    readDocument: async (path) => {
      const source = documents.get(path)?.source;
      return source && reader.tree(source);
    },
    linksOf: (document) => {
      const page = facts.site.pages.find((item) => 'source' in item && item.source === document.path);
      return page === undefined ? [] : linksOf(page as SourcePage, document, facts);
    },
  };
}
