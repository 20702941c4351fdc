import type { AssembledContent, ContentKind, PageKind } from '../content-kind.js';
import { writtenData } from '../written-data.js';
import { assemblePages } from './assemble-pages.js';
import type { MarkdownPage, ModulePage } from './pages-page.js';
import type { MarkdownPageData, ModulePageData } from './pages-page-data.js';
import { type ScannedPages, scanPages } from './scan-pages.js';

const markdownPage: PageKind<MarkdownPage, MarkdownPageData> = {
  body: 'written',
  hasKnownLinks: true,
  mayBeSite: true,
  data: (page, context) => ({
    ...writtenData(page, context),
    ...(page.draft && { draft: true as const }),
    ...(page.unlisted && { unlisted: true as const }),
  }),
};

const modulePage: PageKind<ModulePage, ModulePageData> = { body: 'written', mayBeSite: true, data: () => ({}) };

/** Pages outside the docs, in Markdown or as React components: each file is a page whose path is its route. */
export const pagesKind = {
  name: 'pages' as const,
  scan: async (context) => {
    const scanned: ScannedPages[] = [];
    for (const pages of context.config.pages ?? []) {
      const found = await scanPages(context, pages);
      if (found !== undefined) scanned.push(found);
    }
    return scanned;
  },
  sources: (scanned) => ({
    roots: scanned.map(({ root }) => root),
    modules: scanned.flatMap(({ modules }) => modules),
  }),
  assemble: (scanned, input): AssembledContent<object, MarkdownPage | ModulePage> => ({
    pages: scanned.flatMap((pages) => assemblePages(pages, input)),
    findings: [],
    facts: {},
  }),
  pages: { markdown: markdownPage, module: modulePage },
} satisfies ContentKind<readonly ScannedPages[]>;
