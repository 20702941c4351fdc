import { linkedRoute, type Sidebar } from '@docsite/core';
import type { SidebarStart } from '../../template/site-data.js';
import type { PageIndex } from '../page-index.js';
import { docsSidebars } from './sidebar-data.js';

/** The first page of each sidebar of docs, by `sidebarKey`, with the label that it has there. */
export function sidebarStarts({ site, url }: PageIndex): Readonly<Record<string, SidebarStart>> {
  return Object.fromEntries(
    docsSidebars(site).flatMap(([key, sidebar]) => {
      const start = startOf(sidebar);
      return start === undefined ? [] : [[key, { label: start.label, path: url(start.route) }]];
    }),
  );
}

function startOf(items: Sidebar): { readonly label: string; readonly route: string } | undefined {
  for (const item of items) {
    if (item.type === 'doc' && !item.unlisted) return item;
    if (item.type !== 'category') continue;
    const route = linkedRoute(item);
    const start = route === undefined ? startOf(item.items) : { label: item.label, route };
    if (start !== undefined) return start;
  }
  return undefined;
}
