import {
  hostedSearch,
  isSearchable,
  type Page,
  type Site,
  sha256,
  urlOfRoute,
  urlPolicy,
  versionKey,
} from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { rangeOf, type SearchIndex } from './index-parts.js';
import { type SearchManifest, searchManifestPath } from './manifest.js';

/** The searchable pages of a site, in the order of their numbers. */
export function searchablePages(site: Site): Page[] {
  return hasIndex(site) ? site.pages.filter(isSearchable) : [];
}

/** Renders the files of an index: the manifest, and the term files. */
export function renderSearchIndex(site: Site, index: SearchIndex): OutputFile[] {
  if (!hasIndex(site)) return [];
  const files = cutIntoFiles(termLines(index)).map(({ firstTerm, text }) => {
    const hash = sha256(text).slice(0, 12);
    return { firstTerm, path: `assets/search/terms-${hash}.txt`, contents: text };
  });
  const manifest = buildManifest(site, new Map(index.titles));
  const table = { ...manifest, files: files.map(({ firstTerm, path }) => [firstTerm, path] as const) };
  return [
    ...files.map(({ path, contents }) => ({ path, contents })),
    { path: searchManifestPath, contents: JSON.stringify(table) },
  ];
}

function hasIndex({ config }: Site): boolean {
  return config.search !== false && hostedSearch(config) === undefined;
}

function buildManifest(site: Site, titles: ReadonlyMap<number, string>): Omit<SearchManifest, 'files'> {
  const policy = urlPolicy(site);
  const pages = searchablePages(site);
  const scopes = [...new Set(pages.flatMap(scopeOf))];
  return {
    scopes,
    pages: {
      urls: pages.map((page) => urlOfRoute(page.route, policy).slice(policy.baseUrl.length)),
      titles: pages.map((page, number) => titles.get(number) ?? page.title),
      scopes: pages.map((page) => scopes.indexOf(scopeOf(page)[0] ?? '')),
    },
  };
}

function scopeOf(page: Page): string[] {
  return 'docs' in page ? [versionKey(page.docs.instance, page.docs.version)] : [];
}

interface TermLine {
  readonly term: string;
  readonly line: string;
}

function termLines(index: SearchIndex): TermLine[] {
  return index.terms.map((term, number) => {
    return { term, line: `\n${term} ${index.postings.slice(...rangeOf(index, number))}` };
  });
}

const leastSize = 10_000;
const mostSize = 32_000;

/** Starts a new file at terms that depend only on the term itself, so that editing one page moves no other boundary. */
function cutIntoFiles(lines: readonly TermLine[]): { firstTerm: string; text: string }[] {
  const files: { firstTerm: string; text: string }[] = [];
  let size = mostSize;
  for (const { term, line } of lines) {
    const last = files.at(-1);
    if (last === undefined || size + line.length > mostSize || (size > leastSize && isCut(term))) {
      files.push({ firstTerm: term, text: line });
      size = line.length;
    } else {
      last.text += line;
      size += line.length;
    }
  }
  return files;
}

/** Whether a new file starts at a term: one in 64. */
function isCut(term: string): boolean {
  let sum = 0;
  for (let at = 0; at < term.length; at++) sum = (sum * 31 + term.charCodeAt(at)) | 0;
  return (sum & 63) === 0;
}
