import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  compareText,
  type Document,
  type PageLinks,
  type Site,
  type SiteConfig,
  type SourcePage,
  type SourceRef,
} from '@docsite/core';
import { chunkName, type LivePage, type PrintedModule } from '@docsite/renderer';
import type { PrintSetup } from '../../workers/worker/print-page.js';

/** The parsed documents of a site, and a printer of modules. */
export interface LiveSources {
  readonly siteDir: string;
  readonly documents: Readonly<Record<string, Document>>;
  /** Prints the module of a page written as a document. */
  readonly print: (page: SourcePage) => Promise<PrintedModule>;
}

/**
 * Collects the pages that need modules of their own: React pages, and documents with code, which workers print in
 * parallel.
 */
export function collectLivePages(site: Site, { siteDir, documents, print }: LiveSources): Promise<LivePage[]> {
  const pages: (LivePage | Promise<LivePage>)[] = [];
  const names = new Map<string, number>();
  for (const page of inOrder(
    site.pages.filter((page) => 'source' in page),
    ({ source }) => source,
  )) {
    const document = documents[page.source];
    if (document !== undefined && document.module === undefined) continue;
    const name = freshName(chunkName(page.source), names);
    if ('module' in page) pages.push({ source: page.source, name, code: reexport(page.module) });
    else if (document === undefined) pages.push(reactPage(page.source, name, siteDir));
    else pages.push(print(page).then((module) => ({ source: page.source, name, module })));
  }
  return Promise.all(pages);
}

/** The pages that need modules of their own if no document does: React page files, in the order found. */
export function reactPages(modules: readonly SourceRef[], siteDir: string): LivePage[] {
  const names = new Map<string, number>();
  return inOrder(modules, ({ path }) => path).map(({ path }) =>
    reactPage(path, freshName(chunkName(path), names), siteDir),
  );
}

function reactPage(source: string, name: string, siteDir: string): LivePage {
  return { source, name, isInert: isInert(join(siteDir, source)) };
}

/** The module for a page that another module renders. */
function reexport(module: string): string {
  const name = JSON.stringify(module);
  return `export * from ${name};\nexport { default } from ${name};`;
}

/** Whether a React page needs no script in the browser: `export const live = false`. */
function isInert(file: string): boolean {
  return /^export\s+const\s+live\s*=\s*false\b/m.test(readFileSync(file, 'utf8'));
}

/** The settings for printing documents of a site as modules. */
export function printSetup({ config, locale }: Site, links: PageLinks): PrintSetup {
  return { links, baseUrl: locale.baseUrl, bareElements: config.markdown.bareElements };
}

/** Sorts by path, because paths are known before routes. */
function inOrder<T>(items: readonly T[], pathOf: (item: T) => string): T[] {
  return [...items].sort((one, other) => compareText(pathOf(one), pathOf(other)));
}

/** An unused chunk name, because sources that differ only in punctuation would share one. */
function freshName(name: string, names: Map<string, number>): string {
  const count = names.get(name) ?? 0;
  names.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

/** Whether a site can have live pages at all; if not, bundling does not need to wait for parsing. */
export function mayHaveLivePages(paths: readonly string[], { markdown, routes }: SiteConfig): boolean {
  return routes.length > 0 || paths.some((path) => markdown.format === 'mdx' || extname(path) !== '.md');
}
