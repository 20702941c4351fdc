import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, propertiesOf, withoutDocumentEnding } from '@docsite/core';
import { findMarkdown, markdownBelow } from '../../../build/input/find-markdown.js';
import { sidebarsFile } from '../../sidebar-file.js';
import { type DocumentHead, redirectsOfDocuments } from '../document-redirects.js';
import { settingsIn } from '../left-settings.js';
import { joinNotes } from '../notes.js';
import { exampleAddress, folderIn, readAddress, readFirst, readValue, readYaml } from '../tool-config.js';
import type { FindToolSite, NavbarLink } from '../tool-site.js';
import { sidebarOfJustTheDocs } from './just-the-docs.js';

/** Settings that docsite has in other words, or not at all. */
const leftSettings = [
  ...['description', 'logo', 'theme', 'remote_theme', 'plugins', 'permalink', 'defaults', 'collections'],
  ...['header_pages', 'footer_content'],
];

/** A site of Jekyll, or one that GitHub Pages builds with it. */
export const findJekyll: FindToolSite = (siteDir) => {
  const config = readFirst(siteDir, ['_config.yml', '_config.yaml']);
  if (config === undefined || !isJekyll(siteDir, config)) return undefined;
  const address = readAddress('url', config);
  const base = readValue('baseurl', config);
  const hasBase = base?.startsWith('/') === true && base !== '/';
  const path = findMarkdown(siteDir) ?? '.';
  const { exclude: left, aux_links: links, nav_external_links: external } = propertiesOf(readYaml(config));
  const exclude = path === '.' ? patternsOf(siteDir, left) : [];
  const isExcluded = matchRoutes(exclude);
  const documents = { folder: join(siteDir, path), isDocument: (name: string) => !isExcluded(name) };
  const sidebars = sidebarOfJustTheDocs(documents, external);
  return {
    tool: 'Jekyll',
    path,
    sidebar: sidebars && sidebarsFile(sidebars),
    navbar: navbarOfLinks(links),
    redirects: redirectsOfDocuments(documents, 'redirect_from', addressOf),
    ...(exclude.length > 0 && { exclude }),
    title: readValue('title', config),
    address: hasBase ? new URL(base, address ?? exampleAddress).href : address,
    trailingSlash: /^pretty$|\/$/.test(readValue('permalink', config) ?? ''),
    left: settingsIn(config, leftSettings, 'yaml'),
    note: joinNotes([
      folderIn(siteDir, '_posts') === undefined ? undefined : postsNote,
      noteOnCollections(siteDir, config),
    ]),
  };
};

/** The names and paths of `exclude` as patterns of documents. */
function patternsOf(siteDir: string, exclude: unknown): string[] {
  const names = Array.isArray(exclude) ? exclude.filter((name) => typeof name === 'string') : [];
  return names.flatMap((name) => {
    const path = name.replace(/^\/|\/$/g, '');
    if (/\.mdx?$/.test(path)) return [path];
    const isNeeded = !/^(?:\.|node_modules$)/.test(path) && folderIn(siteDir, path) !== undefined;
    return isNeeded ? [`${path}/**`] : [];
  });
}

/** The links of Just the Docs at the top: lists with one address by label. */
function navbarOfLinks(links: unknown): NavbarLink[] {
  return Object.entries(propertiesOf(links)).flatMap(([label, value]) => {
    const [address] = [value].flat();
    return typeof address === 'string' ? [{ label, address }] : [];
  });
}

function addressOf({ path, frontMatter: { permalink } }: DocumentHead): string {
  if (typeof permalink === 'string' && permalink.startsWith('/')) return permalink.replace(/(?<=.)\/$/, '');
  return `/${withoutDocumentEnding(path)}`.replace(/\/(?:index|README)$/, '') || '/';
}

const postsNote =
  'Posts are left out, because the name of their folder begins with _: move _posts to blog, and set blog: {}.';

/** A note on collections with documents, whose folders begin with _, too; undefined for none. */
function noteOnCollections(siteDir: string, config: string): string | undefined {
  const { collections } = propertiesOf(readYaml(config));
  const names = Array.isArray(collections) ? collections.map(String) : Object.keys(propertiesOf(collections));
  const folders = names.filter((name) => name !== 'posts').map((name) => `_${name}`);
  const filled = folders.filter((folder) => markdownBelow(join(siteDir, folder)).next().done !== true);
  if (filled.length === 0) return undefined;
  return `Documents in ${filled.join(', ')} are left out, because these names begin with _: give ${filled.length === 1 ? 'the folder a name' : 'the folders names'} without _.`;
}

/** Whether the file is not that of Jupyter Book or Hexo, which have the same name. */
function isJekyll(siteDir: string, config: string): boolean {
  if (existsSync(join(siteDir, '_toc.yml')) || folderIn(siteDir, 'scaffolds') !== undefined) return false;
  const folders = ['_layouts', '_includes', '_posts', '_data', '_sass'];
  const isThemed = settingsIn(config, ['theme', 'remote_theme'], 'yaml').length > 0;
  return isThemed || ['Gemfile', ...folders].some((name) => existsSync(join(siteDir, name)));
}
