import { posix } from 'node:path';
import { sidebarOfSummary } from './mdbook-summary.js';
import { folderIn, readFirst, readValue } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A space of GitBook, which has a `SUMMARY.md` in its folder or in the one that `.gitbook.yaml` names. */
export const findGitBook: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['.gitbook.yaml', 'book.json']) ?? '';
  const path = folderIn(siteDir, posix.normalize(readValue('root', config) ?? '.').replace(/(?<=.)\/$/, ''));
  if (path === undefined) return undefined;
  const name = posix.normalize(readValue('summary', config) ?? 'SUMMARY.md');
  const summary = readFirst(siteDir, [posix.join(path, name)]);
  if (summary === undefined || !/\]\(<?[^)]*\.md\b/.test(summary)) return undefined;
  return {
    tool: 'GitBook',
    path,
    title: readValue('title', config),
    sidebar: sidebarOfSummary(summary),
    exclude: [name],
  };
};
