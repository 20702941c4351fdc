import { join, posix } from 'node:path';
import { hasScheme, propertiesOf } from '@docsite/core';
import { documentLinks } from './document-links.js';
import { sidebarOfSummary } from './mdbook-summary.js';
import { addressOfFile, movedAddresses } from './moved-addresses.js';
import { folderIn, readFirst, readValue, readYaml } from './tool-config.js';
import type { FindToolSite } from './tool-site.js';

/** A space of GitBook, which has a `SUMMARY.md` in its folder or in the one that `.gitbook.yaml` names. */
export const findGitBook: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['.gitbook.yaml', 'book.json']) ?? '';
  const path = folderIn(siteDir, posix.normalize(readValue('root', config) ?? '.').replace(/(?<=.)\/$/, ''));
  if (path === undefined) return undefined;
  const name = posix.normalize(readValue('summary', config) ?? 'SUMMARY.md');
  const summary = readFirst(siteDir, [posix.join(path, name)]);
  if (summary === undefined || !/\]\(<?[^)]*\.md\b/.test(summary)) return undefined;
  const { structure, redirects } = propertiesOf(readYaml(config));
  const home = posix.normalize(String(propertiesOf(structure).readme ?? 'README.md'));
  const isReadme = home === 'README.md';
  return {
    tool: 'GitBook',
    path,
    title: readValue('title', config),
    sidebar: sidebarOfSummary(summary),
    redirects: [
      ...(isReadme ? [] : [{ from: '/', to: addressOfFile(home) }]),
      // paths of documents begin at the root
      ...movedAddresses(
        Object.entries(propertiesOf(redirects)).map(([from, to]) => [from, fromRoot(to)]),
        documentLinks(join(siteDir, path)),
      ),
    ],
    exclude: [name, ...(isReadme || /\(<?(?:\.\/)?README\.md\b/.test(summary) ? [] : ['README.md'])],
  };
};

function fromRoot(path: unknown): unknown {
  return typeof path === 'string' && !hasScheme(path) ? path.replace(/^\.?\/?/, '/') : path;
}
