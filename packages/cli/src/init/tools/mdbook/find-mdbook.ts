import { join, posix } from 'node:path';
import { decodePath } from '@docsite/core';
import { type DocumentLinks, documentLinks } from '../document-links.js';
import { settingsIn } from '../left-settings.js';
import { addressOfFile, movedAddresses } from '../moved-addresses.js';
import { sidebarOfSummary } from '../summary-sidebar.js';
import { folderIn, readFirst, readValue } from '../tool-config.js';
import type { FindToolSite, MovedAddress } from '../tool-site.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['description', 'preprocessor', 'git-repository-url', 'edit-url-template', 'additional-css', 'additional-js'],
];

/** A book of mdBook, which publishes the files beside chapters. */
export const findMdBook: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['book.toml']);
  const path = config && folderIn(siteDir, readValue('src', config) ?? 'src');
  if (config === undefined || path === undefined) return undefined;
  const summary = readFirst(siteDir, [posix.join(path, 'SUMMARY.md')]);
  const documents = documentLinks(join(siteDir, path));
  return {
    tool: 'mdBook',
    path,
    title: readValue('title', config),
    followsSystemColors: true,
    trailingSlash: false,
    hasNumbers: true,
    anyTitle: true,
    publicPath: path,
    redirects: [...homeOf(summary, documents), ...redirectsIn(config, documents)],
    left: settingsIn(config, leftSettings, 'toml'),
    ...(summary !== undefined && { sidebar: sidebarOfSummary(summary), exclude: ['SUMMARY.md'] }),
  };
};

/** The redirect from the address of the book to its first chapter, unless a document has that address. */
function homeOf(summary: string | undefined, documents: DocumentLinks): MovedAddress[] {
  const first = /\]\(<?(?!\w+:)([^()<>\n]+\.md)>?\)/.exec(summary ?? '')?.[1];
  return documents.has('') || first === undefined ? [] : [{ from: '/', to: addressOfFile(decodePath(first)) }];
}

/** The redirects of a book: lines of a table, with an address relative to the old one. */
function redirectsIn(config: string, documents: DocumentLinks): MovedAddress[] {
  const table = /^[ \t]*\[output\.html\.redirect\][ \t]*$\n((?:(?![ \t]*\[).*\n?)*)/m.exec(config)?.[1] ?? '';
  const lines = table.matchAll(/^[ \t]*["']([^"']+)["'][ \t]*=[ \t]*["']([^"']+)["']/gm);
  return movedAddresses(
    [...lines].map(([, from = '', to = '']) => [from, to] as const),
    documents,
  );
}
