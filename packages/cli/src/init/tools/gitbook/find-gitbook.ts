import { join, posix } from 'node:path';
import { hasScheme, nameSome, propertiesOf } from '@docsite/core';
import { documentLinks } from '../document-links.js';
import { addressOfFile, movedAddresses, withoutLost } from '../moved-addresses.js';
import { sidebarOfSummary } from '../summary-sidebar.js';
import { folderIn, readFirst, readValue, readYaml } from '../tool-config.js';
import type { FindToolSite } from '../tool-site.js';

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
  const documents = documentLinks(join(siteDir, path));
  // paths of documents begin at the root
  const written = Object.entries(propertiesOf(redirects)).map(([from, to]) => [from, fromRoot(to)] as const);
  const { kept, lost } = withoutLost(movedAddresses(written, documents), documents);
  return {
    tool: 'GitBook',
    path,
    title: readValue('title', config),
    anyTitle: true,
    sidebar: sidebarOfSummary(summary),
    redirects: [...(isReadme ? [] : [{ from: '/', to: addressOfFile(home) }]), ...kept],
    exclude: [name, ...(isReadme || /\(<?(?:\.\/)?README\.md\b/.test(summary) ? [] : ['README.md'])],
    note: lost.length === 0 ? undefined : `${lostNote}: ${nameSome(lost, 5)}.`,
  };
};

const lostNote = 'Redirects to documents that are not there are left out';

function fromRoot(path: unknown): unknown {
  return typeof path === 'string' && !hasScheme(path) ? path.replace(/^\.?\/?/, '/') : path;
}
