import { join, posix } from 'node:path';
import { decodePath } from '@docsite/core';
import { type SidebarEntry, sidebarsFile } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { type DocumentLinks, documentLinks, entryOfLink } from '../document-links.js';
import { type OutlineEntry, readOutline } from '../list-outline.js';
import { folderIn, readFirst, readValue } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';

/** A site of Docsify, whose page loads its script. */
export const findDocsify: FindToolSite = (siteDir) => {
  for (const folder of ['docs', '.']) {
    const page = readFirst(siteDir, [posix.join(folder, 'index.html')]);
    const path = folderIn(siteDir, folder);
    if (page === undefined || path === undefined || !/\$docsify\b/.test(page)) continue;
    return {
      tool: 'Docsify',
      path,
      title: readValue('name', page) ?? /<title>([^<]+)<\/title>/.exec(page)?.[1],
      sidebar: sidebarIn(readFirst(siteDir, [posix.join(path, '_sidebar.md')]), documentLinks(join(siteDir, path))),
      displayedSidebars: { '/': 'docs' },
      note: 'Addresses lose the #: /#/guide is /guide. Titles of pages are those of their headings.',
    };
  }
  return undefined;
};

/** The sidebar that `_sidebar.md` describes. */
function sidebarIn(markdown: string | undefined, documents: DocumentLinks): StartFile | undefined {
  const entries = markdown === undefined ? [] : entriesOf(readOutline(markdown), documents);
  return entries.length === 0 ? undefined : sidebarsFile({ docs: entries });
}

function entriesOf(outline: readonly OutlineEntry[], documents: DocumentLinks): SidebarEntry[] {
  return outline.flatMap(({ label, target, items }): SidebarEntry[] => {
    const inner = entriesOf(items, documents);
    const page = target ? [entryOfLink(decodePath(target), label, documents)] : [];
    if (inner.length === 0) return page;
    const id = page[0]?.type === 'doc' ? page[0].id : undefined;
    return [{ type: 'category', label, id, items: inner, ...(id === undefined && { collapsible: false }) }];
  });
}
