import { decodePath, hasScheme } from '@docsite/core';
import { type SidebarEntry, sidebarsFile } from '../sidebar-file.js';
import type { StartFile } from '../start-files.js';
import { type OutlineEntry, readOutline } from './list-outline.js';

/**
 * The sidebar that the `SUMMARY.md` of an mdBook or of GitBook describes, as a sidebars file. Drafts, which are
 * chapters without a file, are left out, but not the chapters below them.
 *
 * @see https://rust-lang.github.io/mdBook/format/summary.html
 */
export function sidebarOfSummary(summary: string): StartFile {
  return sidebarsFile({ book: entriesOf(readOutline(summary)) });
}

/** The entries of chapters, without those that have neither a file nor chapters below them. */
function entriesOf(chapters: readonly OutlineEntry[]): SidebarEntry[] {
  return chapters.flatMap(({ label, target = '', items }): SidebarEntry[] => {
    const inner = entriesOf(items);
    if (hasScheme(target)) return [{ type: 'link', href: target, label }, ...inner];
    const id = target === '' ? undefined : decodePath(target.replace(/^\.?\//, '').replace(/\.md$/, ''));
    if (inner.length > 0)
      return [{ type: 'category', label, id, items: inner, ...(id === undefined && { collapsible: false }) }];
    return id === undefined ? [] : [{ type: 'doc', id, label }];
  });
}
