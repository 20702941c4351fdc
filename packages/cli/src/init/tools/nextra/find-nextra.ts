import { join, posix } from 'node:path';
import { propertiesOf, readPackage, withoutDocumentEnding } from '@docsite/core';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import { folderIn } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { navbarOfNextra, sidebarOfNextra } from './meta-files.js';

/** Where documents stand, the likeliest first. */
const folders = ['content', 'src/content', 'pages', 'src/pages'];

/** Where pages of Next.js stand, which may be documents named `page.mdx`. */
const pageFolders = ['app', 'src/app'];

/** A site of Nextra, whose documents stand in `pages`, in `content`, or beside the pages of Next.js. */
export const findNextra: FindToolSite = (siteDir) => {
  const { dependencies, devDependencies } = propertiesOf(readPackage(siteDir));
  if (!('nextra' in { ...propertiesOf(dependencies), ...propertiesOf(devDependencies) })) return undefined;
  const hasPages = (folder: string) =>
    [...markdownBelow(join(siteDir, folder))].map(withoutDocumentEnding).some(isPageFile);
  const content = folders.find((one) => folderIn(siteDir, one) !== undefined);
  const pages = content === undefined ? pageFolders.find(hasPages) : undefined;
  const path = content ?? pages;
  if (path === undefined) return undefined;
  const docsDir = join(siteDir, path);
  return {
    tool: 'Nextra',
    followsSystemColors: true,
    path,
    sidebar: sidebarOfNextra(docsDir, pages === undefined ? undefined : isPageFile),
    navbar: navbarOfNextra(docsDir),
    publicPath: folderIn(siteDir, 'public'),
    ...(pages !== undefined && { slugs: 'next', include: ['**/page.{md,mdx}'] }),
  };
};

function isPageFile(id: string): boolean {
  return posix.basename(id) === 'page';
}
