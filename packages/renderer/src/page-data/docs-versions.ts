import type { DocsVersion } from '@docsite/core';
import type { SiteData } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** The versions of each docs instance that has more than one, newest first. */
export function docsVersions(index: PageIndex): SiteData['docsVersions'] {
  return index.site.docs
    .filter(({ versions }) => versions.length > 1)
    .map(({ id, versions }) => ({
      instance: id,
      versions: versions.map((version) => ({
        name: version.name,
        label: version.label,
        url: index.url(startRoute(version, index)),
        isLast: version.isLast,
      })),
    }));
}

/** Where a version begins: at its base path, or, where no page stands there, at its first document. */
export function startRoute(version: DocsVersion, { pages }: PageIndex): string {
  if (pages.has(version.path)) return version.path;
  return version.docs.find((doc) => doc.id === version.mainDoc)?.route ?? version.path;
}
