import type { DocsVersion } from './docs-version.js';

/** The first page of a version: the one at its base path, or else its first document. */
export function startRoute(version: DocsVersion, pages: { readonly has: (route: string) => boolean }): string {
  if (pages.has(version.path)) return version.path;
  return version.docs.find((doc) => doc.id === version.mainDoc)?.route ?? version.path;
}
