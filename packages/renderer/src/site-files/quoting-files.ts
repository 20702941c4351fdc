import type { ContentHooks, QuotingFile, Site } from '@docsite/core';
import { fileContext } from '../page-data/file-context.js';
import { indexPages } from '../page-data/page-index.js';

/** The files that kinds of content create from excerpts of pages. A static file of the same name takes precedence. */
export function listQuotingFiles(site: Site, hooks?: ContentHooks): QuotingFile[] {
  const index = indexPages(site);
  const context = fileContext(index, hooks);
  const files = index.kinds.flatMap((kind) => kind.files?.(site, context) ?? []);
  return files.filter(({ path }) => site.staticFiles[`/${path}`] === undefined);
}
