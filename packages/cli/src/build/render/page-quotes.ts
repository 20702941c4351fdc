import type { ContentHooks, Page, Site } from '@docsite/core';
import { listQuotingFiles, type OutputFile, type PageJob, type PageQuote, type RenderedPage } from '@docsite/renderer';

/** The quotable parts of pages, by route. */
export type PageQuotes = ReadonlyMap<string, PageQuote>;

/** The quotable parts of rendered pages. */
export function quotesOf(pages: readonly (Pick<RenderedPage, 'quote'> & { readonly route: string })[]): PageQuotes {
  return new Map(pages.flatMap(({ route, quote }) => (quote === undefined ? [] : [[route, quote] as const])));
}

/** The job for a page that quotes others; undefined for one that does not. */
export function quotingJob(page: Page, quotes: PageQuotes): PageJob | undefined {
  if (page.quotes === undefined) return undefined;
  const own = page.quotes.map((route) => [route, quotes.get(route)?.beginning ?? ''] as const);
  return { page, links: [], quotes: Object.fromEntries(own) };
}

/** Renders the files that contain excerpts of pages. */
export async function renderQuotingFiles(site: Site, quotes: PageQuotes, hooks?: ContentHooks): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const { path, render } of listQuotingFiles(site, hooks))
    files.push({ path, contents: await render((route) => bodyOf(quotes.get(route))) });
  return files;
}

/** The whole body of a page. */
export function bodyOf(quote: PageQuote | undefined): string {
  return quote?.whole ?? quote?.beginning ?? '';
}
