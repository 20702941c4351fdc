import type { PageBase } from '../../page.js';
import type { DocsVersion } from './docs-version.js';

/** The pages of a site, by route. */
type Pages = ReadonlyMap<string, Pick<PageBase, 'kind'>>;

const docsKinds: ReadonlySet<string> = new Set(['doc', 'category', 'tag', 'tag-list']);

/** The first page of a version: the one at its base path, or else its first document. */
export function startRoute(version: DocsVersion, pages: Pages): string {
  if (isInDocs(version.path, pages)) return version.path;
  return version.docs.find((doc) => doc.id === version.mainDoc)?.route ?? version.path;
}

/** Whether a page of docs has a route. Docs at the root share it with all other pages. */
export function isInDocs(route: string, pages: Pages): boolean {
  return docsKinds.has(pages.get(route)?.kind ?? '');
}
