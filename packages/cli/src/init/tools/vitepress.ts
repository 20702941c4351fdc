import { posix } from 'node:path';
import { configNames, folderIn, readAddressAndBase, readFirst, readValue, scriptFormats } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A site of VitePress, in the folder or in `docs`. */
export const findVitePress: FindToolSite = (siteDir) => {
  const root = ['docs', '.'].find((folder) => folderIn(siteDir, `${folder}/.vitepress`) !== undefined);
  if (root === undefined) return undefined;
  const config = readFirst(siteDir, configNames(`${root}/.vitepress/config`, scriptFormats)) ?? '';
  const path = folderIn(siteDir, posix.join(root, readValue('srcDir', config) ?? '.'));
  if (path === undefined) return undefined;
  return {
    tool: 'VitePress',
    path,
    title: readValue('title', config),
    address: readAddressAndBase('hostname', config),
    trailingSlash: false,
    headingIds: 'vitepress',
    publicPath: folderIn(siteDir, posix.join(path, 'public')),
  };
};
