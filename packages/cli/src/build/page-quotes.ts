import type { ContentHooks, Page, Site } from '@docsite/core';
import { listQuotingFiles, type OutputFile, type PageJob, type PageQuote, type RenderedPage } from '@docsite/renderer';

/** What other pages and files show of some pages, by route. */
export type PageQuotes = ReadonlyMap<string, PageQuote>;

/** The quotes of pages that were rendered. */
export function quotesOf(pages: readonly (Pick<RenderedPage, 'quote'> & { readonly route: string })[]): PageQuotes {
  return new Map(pages.flatMap(({ route, quote }) => (quote === undefined ? [] : [[route, quote] as const])));
}

/** The job of a page that quotes others; nothing for one that does not. */
export function quotingJob(page: Page, quotes: PageQuotes): PageJob | undefined {
  if (page.quotes === undefined) return undefined;
  const own = page.quotes.map((route) => [route, quotes.get(route)?.beginning ?? ''] as const);
  return { page, links: [], quotes: Object.fromEntries(own) };
}

/** Renders the files that are made of what pages show. */
export async function renderQuotingFiles(site: Site, quotes: PageQuotes, hooks?: ContentHooks): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const { path, render } of listQuotingFiles(site, hooks))
    files.push({ path, contents: await render((route) => bodyOf(quotes.get(route))) });
  return files;
}

/** All of the body of a page. */
export function bodyOf(quote: PageQuote | undefined): string {
  return quote?.whole ?? quote?.beginning ?? '';
}
