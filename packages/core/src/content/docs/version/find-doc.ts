import { joinRoute } from '../../../route/route.js';
import type { DocEntry, DocsVersion } from './docs-version.js';
import { sidebarCategories } from './sidebar-order.js';

/**
 * The document with an id or, as in Docusaurus, the generated index of a category whose address below that of the
 * version is the id, such as `/category/guides`.
 */
export function findDoc(version: DocsVersion, id: string): Pick<DocEntry, 'route' | 'sidebar'> | undefined {
  return version.docs.find((doc) => doc.id === id) ?? (id.startsWith('/') ? findIndex(version, id) : undefined);
}

function findIndex({ path, sidebars }: DocsVersion, slug: string): Pick<DocEntry, 'route' | 'sidebar'> | undefined {
  const route = joinRoute(path, slug);
  for (const [sidebar, items] of Object.entries(sidebars))
    if (sidebarCategories(items).some(({ link }) => link?.type === 'generated-index' && link.route === route))
      return { route, sidebar };
  return undefined;
}
