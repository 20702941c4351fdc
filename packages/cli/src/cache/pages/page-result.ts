import { compareText, type Finding } from '@docsite/core';
import type { RenderedLink, RenderedPage, ShellLink } from '@docsite/renderer';
import type { PackSlice } from './content-pack.js';

/** The result of rendering one page, with its files written. Plain data, which is sent between threads and cached. */
export interface PageResult extends Omit<RenderedPage, 'files' | 'search'> {
  readonly route: string;
  /** Empty if the page could not be rendered. */
  readonly files: readonly PageFile[];
}

/** A file of a page. */
export interface PageFile {
  /** Relative to the folder of the locale. */
  readonly path: string;
  readonly bytes: number;
  /** Where the cache stores its contents. */
  readonly slice?: PackSlice;
}

/** Copies texts of a page, because slices of its HTML would keep all of it in memory. */
export function copiesOf(texts: readonly string[]): string[] {
  return texts.map((text) => Buffer.from(text).toString());
}

/** The result of rendering all pages of a locale. */
export interface RenderedPages {
  /** Number of pages written. */
  readonly pages: number;
  /** Routes of pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Routes of pages whose heads ask search engines not to index them. */
  readonly noIndex: readonly string[];
  /** The lists of documents that pages name, each once. */
  readonly documentLists: readonly string[];
  readonly bytes: number;
  /** Links outside of documents; those in the shells of many pages once, with the first page's route. */
  readonly links: readonly RenderedLink[];
  /** Ids rendered by the modules of live pages, by route. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Addresses without a target that components could have changed, but did not, by route. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  readonly findings: readonly Finding[];
  /** Each once. */
  readonly inlineScripts: readonly string[];
  readonly policySources: readonly string[];
}

/** Combines the results of pages, which may be in any order. */
export function joinPages(results: readonly PageResult[]): RenderedPages {
  const pages = [...results].sort((a, b) => compareText(a.route, b.route));
  const failed = pages.filter(({ files }) => files.length === 0).map(({ route }) => route);
  return {
    pages: pages.length - failed.length,
    failed,
    noIndex: pages.filter(({ noIndex }) => noIndex).map(({ route }) => route),
    documentLists: [...new Set(pages.flatMap(({ documentLists = [] }) => documentLists))].sort(compareText),
    bytes: pages.reduce((sum, { files }) => files.reduce((total, file) => total + file.bytes, sum), 0),
    links: pages.flatMap(({ links }) => links).concat(firstOfShells(pages)),
    ids: byRoute(pages, ({ ids }) => ids),
    missing: byRoute(pages, ({ missing }) => missing),
    findings: pages.flatMap(({ findings }) => findings),
    inlineScripts: [...new Set(pages.flatMap(({ inlineScripts }) => inlineScripts))].sort(compareText),
    policySources: [...new Set(pages.flatMap(({ policySources }) => policySources))].sort(compareText),
  };
}

/** One property of pages by route, for pages where it is not empty. */
function byRoute(
  pages: readonly PageResult[],
  read: (page: PageResult) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(pages.filter((page) => read(page).length > 0).map((page) => [page.route, read(page)]));
}

/** Each shell link with the first page that has it. On the pages of a worker, most are the same objects. */
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
