import { join, posix } from 'node:path';
import { propertiesOf, readPackage } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import { type SidebarEntry, type Sidebars, sidebarsFile } from '../../sidebar-file.js';
import { languagesOfNames } from '../languages.js';
import { joinNotes } from '../notes.js';
import { configNames, firstFile, folderIn, readFirst, readText, readValue, scriptFormats } from '../tool-config.js';
import type { FindToolSite, MovedAddress } from '../tool-site.js';
import { sidebarsOfFumadocs } from './meta-sidebars.js';

/** Where modules lie that give documents their addresses and languages. */
const folders = ['lib', 'src/lib', 'app', 'src/app'];

/** A site of Fumadocs, whose documents stand in the folder of the first collection of `source.config.ts`. */
export const findFumadocs: FindToolSite = (siteDir) => {
  const { dependencies, devDependencies } = propertiesOf(readPackage(siteDir));
  const packages = { ...propertiesOf(dependencies), ...propertiesOf(devDependencies) };
  if (!('fumadocs-core' in packages)) return undefined;
  const config = readText(firstFile(siteDir, configNames('source.config', scriptFormats)));
  const dirs = [...config.matchAll(/\bdir:\s*['"]([^'"]+)['"]/g)].map(([, dir = '']) => posix.normalize(dir));
  const path = [...dirs, 'content/docs'].find((dir) => folderIn(siteDir, dir) !== undefined);
  if (path === undefined) return undefined;
  const others = dirs.filter((dir) => dir !== path && folderIn(siteDir, dir) !== undefined);
  const readNamed = (name: string): string =>
    readFirst(
      siteDir,
      folders.flatMap((folder) => configNames(`${folder}/${name}`, [...scriptFormats, 'tsx'])),
    ) ?? '';
  const routeBasePath = /\bbaseUrl:\s*['"]([^'"]+)['"]/.exec(readNamed('source'))?.[1] ?? '/docs';
  const main = readValue('defaultLanguage', readNamed('i18n')) ?? 'en';
  const languages = languagesOfNames(siteDir, path, [{ folder: main }]);
  const translations = languages?.others.map((language) => `.${language.path}`) ?? [];
  const sidebars = sidebarsOfFumadocs(join(siteDir, path), translations);
  return {
    tool: 'Fumadocs',
    followsSystemColors: true,
    path,
    routeBasePath,
    sidebar: sidebars && sidebarsFile(sidebars),
    // folders in parentheses
    ...([...markdownBelow(join(siteDir, path))].some((name) => name.includes('(')) && { slugs: 'next' }),
    languages,
    redirects: redirectsOfHome(routeBasePath, isFile(join(siteDir, path, 'index.mdx')) ? 'index' : firstIn(sidebars)),
    trailingSlash: false,
    publicPath: folderIn(siteDir, 'public'),
    note: joinNotes([homeNote, others.length === 0 ? undefined : noteOnCollections(others)]),
  };
};

/** The redirect from the home page, which is not a document unless documents are at the root, to the first one. */
function redirectsOfHome(base: string, first: string | undefined): readonly MovedAddress[] {
  if (base === '/' || first === undefined) return [];
  return [{ from: '/', to: posix.join(base, first.replace(/(?:^|\/)index$/, '')) }];
}

function firstIn(sidebars: Sidebars = {}): string | undefined {
  return Object.values(sidebars).map(firstDocument).find(isDefined);
}

function firstDocument(entries: readonly SidebarEntry[]): string | undefined {
  return entries
    .map((entry) => {
      if (entry.type === 'doc') return entry.id;
      return entry.type === 'category' ? (entry.id ?? firstDocument(entry.items)) : undefined;
    })
    .find(isDefined);
}

function isDefined(id: string | undefined): boolean {
  return id !== undefined;
}

const homeNote =
  'Pages in app/ are left out. A home page can be a component in pages/, without pages: false and the redirect from /.';

function noteOnCollections(folders: readonly string[]): string {
  return `So are the documents in ${folders.join(', ')}, which can be further docs instances, or a blog.`;
}
