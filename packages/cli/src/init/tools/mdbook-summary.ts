import { decodePath } from '@docsite/core';
import { type SidebarEntry, sidebarsFile } from '../sidebar-file.js';
import type { StartFile } from '../start-files.js';

/** A chapter, which the chapters below it are added to. */
interface Chapter {
  readonly label: string;
  /** Its document; absent for a draft, and for a part, which is a title above chapters. */
  readonly id?: string;
  readonly items: Chapter[];
}

/**
 * The sidebar that an mdBook's `SUMMARY.md` describes, as a sidebars file. Drafts, which are chapters without a file,
 * are left out, but not the chapters below them.
 *
 * @see https://rust-lang.github.io/mdBook/format/summary.html
 */
export function sidebarOfSummary(summary: string): StartFile {
  return sidebarsFile({ book: entriesOf(chaptersOf(summary)) });
}

const part = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/;
const chapter = /^([ \t]*)(?:[-*+][ \t]+)?\[((?:\\.|[^\]\\])+)\]\((?:\.\/)?([^)]*?)(?:\.md)?\)[ \t]*$/;

function chaptersOf(summary: string): Chapter[] {
  const top: Chapter[] = [];
  // the chapters that the next line may stand below, the outermost first, and how far each is indented
  let open: { readonly indent: number; readonly items: Chapter[] }[] = [{ indent: -1, items: top }];
  let hasChapter = false;
  for (const line of summary.split(/\r?\n/)) {
    const title = part.exec(line)?.[1];
    if (title !== undefined && hasChapter) {
      const items: Chapter[] = [];
      top.push({ label: title, items });
      open = [{ indent: -1, items }];
    }
    const [, indent = '', label, path] = chapter.exec(line) ?? [];
    if (label === undefined || path === undefined) continue;
    hasChapter = true;
    const depth = indent.replace(/\t/g, '    ').length;
    open = open.filter((one) => one.indent < depth);
    const { items } = open.at(-1) as (typeof open)[number];
    const added = { label: plainOf(label), ...(path !== '' && { id: decodePath(path) }), items: [] };
    items.push(added);
    open.push({ indent: depth, items: added.items });
  }
  return top;
}

/** The entries of chapters, without those that have neither a file nor chapters below them. */
function entriesOf(chapters: readonly Chapter[]): SidebarEntry[] {
  return chapters.flatMap(({ label, id, items }): SidebarEntry[] => {
    const inner = entriesOf(items);
    if (inner.length > 0)
      return [{ type: 'category', label, id, items: inner, ...(id === undefined && { collapsible: false }) }];
    return id === undefined ? [] : [{ type: 'doc', id, label }];
  });
}

/** A title without the marks of code and emphasis, and without backslashes. */
function plainOf(title: string): string {
  return title.replace(/\\(.)|`+|\*+/g, '$1');
}
