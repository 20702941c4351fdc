import { isAlwaysShown, startRoute } from '@docsite/core';
import type { SiteData } from '../../template/index.js';
import type { PageIndex } from '../page-index.js';

/** The versions of each docs instance that has more than one, or whose dropdown is shown anyway, newest first. */
export function docsVersions(index: PageIndex): SiteData['docsVersions'] {
  const { docs, config } = index.site;
  const shown = config.navbar.items.flatMap((item) =>
    item.type === 'docsVersionDropdown' && isAlwaysShown(item) ? [item.docsInstance ?? docs[0]?.id] : [],
  );
  return docs
    .filter(({ id, versions }) => versions.length > 1 || shown.includes(id))
    .map(({ id, versions }) => ({
      instance: id,
      versions: versions.map((version) => {
        const url = index.url(startRoute(version, index.pages));
        const path = index.site.locale.baseUrl + version.path.slice(1);
        return { name: version.name, label: version.label, url, ...(path !== url && { path }), isLast: version.isLast };
      }),
    }));
}
