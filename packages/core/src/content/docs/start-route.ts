import type { DocsVersion } from './docs-version.js';

/** Where a version begins: at its base path, or, where no page stands there, at its first document. */
export function startRoute(version: DocsVersion, pages: { readonly has: (route: string) => boolean }): string {
  if (pages.has(version.path)) return version.path;
  return version.docs.find((doc) => doc.id === version.mainDoc)?.route ?? version.path;
}
