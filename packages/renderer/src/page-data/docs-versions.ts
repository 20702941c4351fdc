import { startRoute } from '@docsite/core';
import type { SiteData } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** The versions of each docs instance that has more than one, newest first. */
export function docsVersions(index: PageIndex): SiteData['docsVersions'] {
  return index.site.docs
    .filter(({ versions }) => versions.length > 1)
    .map(({ id, versions }) => ({
      instance: id,
      versions: versions.map((version) => {
        const url = index.url(startRoute(version, index.pages));
        const path = index.site.locale.baseUrl + version.path.slice(1);
        return { name: version.name, label: version.label, url, ...(path !== url && { path }), isLast: version.isLast };
      }),
    }));
}
