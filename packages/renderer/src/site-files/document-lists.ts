import type { Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { documentLists } from '../page-data/page/version-documents.js';
import { indexPages } from '../page-data/page-index.js';

/** Renders those files at the given paths that are lists of documents, which pages name. */
export function renderDocumentLists(site: Site, paths: readonly string[]): OutputFile[] {
  if (paths.length === 0) return [];
  const named = new Set(paths);
  return documentLists(indexPages(site))
    .filter(({ path }) => named.has(path))
    .map(({ path, documents }) => ({ path, contents: JSON.stringify(documents) }));
}
