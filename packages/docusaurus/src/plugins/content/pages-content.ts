import { posix } from 'node:path';
import type { MarkdownPage, ModulePage } from '@docsite/core';
import { addressesOf, pagesOf, writtenMetadata } from './content-address.js';
import type { PageSource, ReadSite } from './read-site.js';

/** The pages of a site outside docs and blogs in the form that Docusaurus's plugin loads them, by instance id. */
export function pagesContents(read: ReadSite): Record<string, object[]> {
  const pages = [...pagesOf(read, 'markdown'), ...pagesOf(read, 'module').filter((page) => page.module === undefined)];
  const folders = (read.site.config.pages ?? []).map(({ id, path }) => [id, posix.normalize(path)] as const);
  // translations are elsewhere: they belong to the first instance whose id is not in their folder's name
  const instanceOf = ({ source }: MarkdownPage | ModulePage) =>
    folders.find(([, path]) => source.startsWith(`${path}/`)) ??
    folders.find(([id]) => source.includes(`/docusaurus-plugin-content-pages-${id}/`)) ??
    folders[0];
  return Object.fromEntries(
    folders.map((folder) => [
      folder[0],
      pages.filter((page) => instanceOf(page) === folder).map((page) => pageMetadata(page, read)),
    ]),
  );
}

/** Docusaurus's metadata of a page. */
export function pageMetadata(page: MarkdownPage | ModulePage, read: PageSource): object {
  if (page.kind === 'markdown') return { type: 'mdx', ...writtenMetadata(page, read) };
  return { type: 'jsx', permalink: addressesOf(read)(page.route), source: `@site/${page.source}` };
}
