import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { versionPaths } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { docusaurusVersion, isBefore, readsNumberPrefixes } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import { sitePath } from '../site/site-path.js';
import { editUrlOf } from './edit-url.js';
import type { DocsInstance } from './instances.js';
import { markdownPluginsOf } from './markdown.js';

/** The docs instance of a `plugin-content-docs`. */
export function docsInstance(options: Keys, takeover: Takeover): DocsInstance {
  const path = sitePath(options.text('path') ?? 'docs', takeover.siteDir);
  return {
    id: options.text('id'),
    path,
    routeBasePath: options.text('routeBasePath'),
    sidebarPath: sidebarPathOf(options, takeover),
    include: options.texts('include'),
    exclude: options.texts('exclude'),
    categoryCards: 'count',
    categoryPages: 'items',
    missingSidebars: 'none',
    paginationLabels: isBefore(docusaurusVersion(takeover.siteDir), 3, 3) ? 'document' : undefined,
    tagsBasePath: options.text('tagsBasePath'),
    breadcrumbs: options.flag('breadcrumbs'),
    numberPrefixes: readsNumberPrefixes(takeover.siteDir) ? options.flag('numberPrefixParser') : false,
    tags: options.any('tags'),
    sidebarCollapsible: options.flag('sidebarCollapsible'),
    sidebarCollapsed: options.flag('sidebarCollapsed'),
    editUrl: editUrlOf(options),
    editLocalizedFiles: options.flag('editLocalizedFiles'),
    editCurrentVersion: options.flag('editCurrentVersion'),
    ...markdownPluginsOf(options, takeover),
    showLastUpdateTime: options.flag('showLastUpdateTime'),
    showLastUpdateAuthor: options.flag('showLastUpdateAuthor'),
    includeCurrentVersion: options.flag('includeCurrentVersion'),
    lastVersion: options.text('lastVersion'),
    onlyIncludeVersions: options.flag('disableVersioning') ? ['current'] : options.texts('onlyIncludeVersions'),
    versions: versionsOf(options.within('versions')),
  } as DocsInstance;
}

/** The sidebars file; a missing one means that there are no sidebars. */
function sidebarPathOf(options: Keys, takeover: Takeover): DocsInstance['sidebarPath'] {
  const { siteDir } = takeover;
  const path = options.text('sidebarPath');
  if (path === undefined) return options.flag('sidebarPath') === false ? false : undefined;
  if (existsSync(resolve(siteDir, path))) return sitePath(path, siteDir);
  takeover.leaves(`sidebarPath '${path}', which does not exist`);
  return false;
}

/** Whether a docs instance of a site, the one without an id by default, has only one version. */
export function isInOneVersion(instances: readonly DocsInstance[], siteDir: string, id = 'default'): boolean {
  const instance = instances.find((other) => (other.id ?? 'default') === id);
  const file = resolve(siteDir, versionPaths({ id }).list);
  return instance?.onlyIncludeVersions?.length === 1 || !existsSync(file);
}

function versionsOf(versions: Keys): DocsInstance['versions'] {
  const names = versions.names();
  return Object.fromEntries(
    names.map((name) => {
      const version = versions.within(name);
      return [
        name,
        {
          label: version.text('label'),
          path: version.text('path'),
          banner: version.text('banner'),
          badge: version.flag('badge'),
          className: version.text('className'),
          noIndex: version.flag('noIndex'),
        },
      ];
    }),
  ) as DocsInstance['versions'];
}
