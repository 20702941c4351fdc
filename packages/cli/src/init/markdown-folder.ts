import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readNumberPrefix } from '@docsite/core';
import { findMarkdown, markdownBelow } from '../build/input/find-markdown.js';
import { sidebarOfNav } from './nav-sidebar.js';
import type { StartFile } from './start-files.js';
import { sidebarOfSummary } from './summary-sidebar.js';
import { configNames, contentMount, readAddress, readFirst, readValue } from './tool-config.js';
import { aliasesOfTsconfig } from './tsconfig-paths.js';

/** A folder of Markdown. */
export interface MarkdownFolder {
  /** Relative to the site folder, with forward slashes. */
  readonly path: string;
  /** The tool that the site was made with, if docsite knows it. */
  readonly tool?: 'VitePress' | 'Starlight' | 'Hugo' | 'MkDocs' | 'mdBook';
  /** The title in the configuration of that tool. */
  readonly title?: string;
  /** The address of the site there, absolute. */
  readonly address?: string;
  /** A sidebars file with the chapters of an mdBook, or the navigation of MkDocs, if these are listed. */
  readonly sidebar?: StartFile;
  /** Whether addresses end in a slash, or pages are files; absent if it does not matter. */
  readonly trailingSlash?: boolean;
  /** Whether numbers at the beginning of names are part of addresses, because the tool leaves them. */
  readonly hasNumbers?: boolean;
  /** Files in the folder that are no documents. */
  readonly exclude?: readonly string[];
  /** The folder of static files, if it exists. */
  readonly publicPath?: string;
  /** Import aliases of its code, if there are any. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** The formats of configurations in JavaScript. */
const scripts = ['mts', 'ts', 'mjs', 'js', 'cjs'];

/** Finds the documents of another tool's site, or else a folder that contains Markdown. */
export function findMarkdownFolder(siteDir: string): MarkdownFolder | undefined {
  for (const find of [ofVitePress, ofStarlight, ofHugo, ofMkDocs, ofMdBook]) {
    const found = find(siteDir);
    if (found === undefined) continue;
    const { hasNumbers = namesBeginWithNumbers(join(siteDir, found.path)) } = found;
    return { ...found, hasNumbers, aliases: aliasesOfTsconfig(siteDir) };
  }
  const path = findMarkdown(siteDir);
  return path === undefined ? undefined : { path };
}

function namesBeginWithNumbers(folder: string): boolean {
  for (const path of markdownBelow(folder)) {
    const names = path.replace(/\.mdx?$/, '').split('/');
    if (names.some((name) => readNumberPrefix(name).position !== undefined)) return true;
  }
  return false;
}

function ofVitePress(siteDir: string): MarkdownFolder | undefined {
  const root = ['docs', '.'].find((folder) => existsSync(join(siteDir, folder, '.vitepress')));
  if (root === undefined) return undefined;
  const config = readFirst(siteDir, configNames(`${root}/.vitepress/config`, scripts)) ?? '';
  const path = posix.join(root, readValue('srcDir', config) ?? '.');
  if (!isFolder(join(siteDir, path))) return undefined;
  return {
    path,
    tool: 'VitePress',
    trailingSlash: false,
    ...titleIn(config, 'title'),
    ...addressIn(config, 'hostname'),
    ...publicIn(siteDir, posix.join(path, 'public')),
  };
}

function ofStarlight(siteDir: string): MarkdownFolder | undefined {
  const path = 'src/content/docs';
  const config = readFirst(siteDir, configNames('astro.config', scripts));
  if (config === undefined || !isFolder(join(siteDir, path))) return undefined;
  return {
    path,
    tool: 'Starlight',
    ...titleIn(config, 'title'),
    ...addressIn(config, 'site'),
    ...publicIn(siteDir, 'public'),
  };
}

function ofHugo(siteDir: string): MarkdownFolder | undefined {
  const formats = ['toml', 'yaml', 'yml', 'json'];
  const read = (...names: string[]) =>
    readFirst(
      siteDir,
      names.flatMap((name) => configNames(name, formats)),
    );
  const config = read('hugo', 'config', 'config/_default/hugo', 'config/_default/config');
  if (config === undefined) return undefined;
  // settings of languages and modules may have files of their own
  const all = [config, read('config/_default/languages'), read('config/_default/module')].join('\n');
  const path = readValue('contentDir', all) ?? contentMount(all) ?? 'content';
  if (!isFolder(join(siteDir, path))) return undefined;
  return {
    ...{ path, tool: 'Hugo' },
    ...titleIn(config, 'title'),
    ...addressIn(config, 'baseURL'),
    ...publicIn(siteDir, 'static'),
  };
}

function ofMkDocs(siteDir: string): MarkdownFolder | undefined {
  const config = readFirst(siteDir, ['mkdocs.yml', 'mkdocs.yaml']);
  const path = config && (readValue('docs_dir', config) ?? 'docs');
  if (config === undefined || path === undefined || !isFolder(join(siteDir, path))) return undefined;
  const sidebar = sidebarOfNav(config);
  return {
    ...{ path, tool: 'MkDocs', publicPath: path },
    trailingSlash: readValue('use_directory_urls', config) !== 'false',
    ...titleIn(config, 'site_name'),
    ...addressIn(config, 'site_url'),
    ...(sidebar && { sidebar }),
  };
}

function ofMdBook(siteDir: string): MarkdownFolder | undefined {
  const config = readFirst(siteDir, ['book.toml']);
  const path = config && (readValue('src', config) ?? 'src');
  if (config === undefined || path === undefined || !isFolder(join(siteDir, path))) return undefined;
  const summary = readFirst(siteDir, [posix.join(path, 'SUMMARY.md')]);
  return {
    path,
    tool: 'mdBook',
    trailingSlash: false,
    hasNumbers: true,
    ...titleIn(config, 'title'),
    publicPath: path,
    ...(summary !== undefined && { sidebar: sidebarOfSummary(summary), exclude: ['SUMMARY.md'] }),
  };
}

function titleIn(config: string, key: string): Pick<MarkdownFolder, 'title'> {
  const title = readValue(key, config);
  return title === undefined ? {} : { title };
}

function addressIn(config: string, key: string): Pick<MarkdownFolder, 'address'> {
  const address = readAddress(key, config);
  return address === undefined ? {} : { address };
}

function publicIn(siteDir: string, path: string): Pick<MarkdownFolder, 'publicPath'> {
  return isFolder(join(siteDir, path)) ? { publicPath: path } : {};
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
