import { linkedRoute, type Sidebar, sidebarKey } from '@docsite/core';
import type { SidebarStart } from '../template/site-data.js';
import type { PageIndex } from './page-index.js';

/** The first page of each sidebar of docs, by `sidebarKey`, with the label that it has there. */
export function sidebarStarts({ site, url }: PageIndex): Readonly<Record<string, SidebarStart>> {
  const named = site.docs.flatMap((instance) =>
    instance.versions.flatMap((version) =>
      Object.entries(version.sidebars).map(
        ([name, sidebar]) => [sidebarKey(instance.id, version.name, name), startOf(sidebar)] as const,
      ),
    ),
  );
  return Object.fromEntries(
    named.flatMap(([name, start]) =>
      start === undefined ? [] : [[name, { label: start.label, path: url(start.route) }]],
    ),
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
