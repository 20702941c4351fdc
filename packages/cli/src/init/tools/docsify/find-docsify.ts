import { join, posix } from 'node:path';
import { sidebarsFile } from '../../sidebar-file.js';
import { documentLinks } from '../document-links.js';
import { folderIn, readFirst, readValue } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';
import { navbarOfDocsify, sidebarsOfDocsify } from './navigation.js';

/** A site of Docsify, whose page loads its script. */
export const findDocsify: FindToolSite = (siteDir) => {
  for (const folder of ['docs', '.']) {
    const page = readFirst(siteDir, [posix.join(folder, 'index.html')]);
    const path = folderIn(siteDir, folder);
    if (page === undefined || path === undefined || !/\$docsify\b/.test(page)) continue;
    const documents = documentLinks(join(siteDir, path));
    const { sidebars, displayed } = sidebarsOfDocsify(join(siteDir, path), documents);
    return {
      tool: 'Docsify',
      path,
      title: readValue('name', page) ?? /<title>([^<]+)<\/title>/.exec(page)?.[1],
      sidebar: sidebars && sidebarsFile(sidebars),
      displayedSidebars: displayed,
      navbar: navbarOfDocsify(readFirst(siteDir, [posix.join(path, '_navbar.md')]), readValue('repo', page)),
      anyTitle: true,
      note: 'Addresses lose the #: /#/guide is /guide. Titles of pages are those of their headings.',
    };
  }
  return undefined;
};
