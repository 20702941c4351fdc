import { join } from 'node:path';
import { propertiesOf, readPackage } from '@docsite/core';
import { navbarOfNextra, sidebarOfNextra } from './nextra-meta.js';
import { folderIn } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A site of Nextra, whose documents stand in `pages` or `content`. */
export const findNextra: FindToolSite = (siteDir) => {
  const { dependencies, devDependencies } = propertiesOf(readPackage(siteDir));
  if (!('nextra' in { ...propertiesOf(dependencies), ...propertiesOf(devDependencies) })) return undefined;
  const path = ['content', 'src/content', 'pages', 'src/pages'].find((one) => folderIn(siteDir, one) !== undefined);
  if (path === undefined) return undefined;
  const docsDir = join(siteDir, path);
  return {
    tool: 'Nextra',
    path,
    sidebar: sidebarOfNextra(docsDir),
    navbar: navbarOfNextra(docsDir),
    publicPath: folderIn(siteDir, 'public'),
  };
};
