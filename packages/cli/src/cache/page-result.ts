import { compareText, type Finding } from '@docsite/core';
import type { RenderedLink, RenderedPage, ShellLink } from '@docsite/renderer';
import type { PackSlice } from './content-pack.js';

/** What rendering one page gave, its files written. Plain data: it crosses threads, and is cached. */
export interface PageResult extends Omit<RenderedPage, 'files' | 'search'> {
  readonly route: string;
  /** None if the page could not be rendered. */
  readonly files: readonly PageFile[];
}

/** A file of a page. */
export interface PageFile {
  /** Relative to the folder of the locale. */
  readonly path: string;
  readonly bytes: number;
  /** Where the cache has its contents. */
  readonly slice?: PackSlice;
}

/** What rendering all pages of a locale gave. */
export interface RenderedPages {
  /** Number of pages written. */
  readonly pages: number;
  /** Routes of pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Routes of pages whose heads ask search engines not to list them. */
  readonly noIndex: readonly string[];
  readonly bytes: number;
  /** Links in no document, those that the shells of many pages have once, with the first route. */
  readonly links: readonly RenderedLink[];
  /** Ids that the modules of live pages wrote, by route. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Addresses without a target that components of pages may have changed, and have not, by route. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  readonly findings: readonly Finding[];
  /** Each once. */
  readonly inlineScripts: readonly string[];
  readonly policySources: readonly string[];
}

/** Joins the results of pages. They come in any order. */
export function joinPages(results: readonly PageResult[]): RenderedPages {
  const pages = [...results].sort((a, b) => compareText(a.route, b.route));
  const failed = pages.filter(({ files }) => files.length === 0).map(({ route }) => route);
  return {
    pages: pages.length - failed.length,
    failed,
    noIndex: pages.filter(({ noIndex }) => noIndex).map(({ route }) => route),
    bytes: pages.reduce((sum, { files }) => files.reduce((total, file) => total + file.bytes, sum), 0),
    links: pages.flatMap(({ links }) => links).concat(firstOfShells(pages)),
    ids: byRoute(pages, ({ ids }) => ids),
    missing: byRoute(pages, ({ missing }) => missing),
    findings: pages.flatMap(({ findings }) => findings),
    inlineScripts: [...new Set(pages.flatMap(({ inlineScripts }) => inlineScripts))].sort(compareText),
    policySources: [...new Set(pages.flatMap(({ policySources }) => policySources))].sort(compareText),
  };
}

/** What pages have of something, of those that have any. */
function byRoute(
  pages: readonly PageResult[],
  read: (page: PageResult) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(pages.filter((page) => read(page).length > 0).map((page) => [page.route, read(page)]));
}

/** Each link of a shell with the first page that has it. Most are the same values on all pages of a worker. */
function firstOfShells(pages: readonly PageResult[]): RenderedLink[] {
  const values = new Set<ShellLink>();
  const found = new Map<string, RenderedLink>();
  for (const { route, shellLinks } of pages) {
    for (const link of shellLinks) {
      if (values.has(link)) continue;
      values.add(link);
      const key = `${link.kind} ${link.href}`;
      if (!found.has(key)) found.set(key, { route, ...link });
    }
  }
  return [...found.values()];
}
