import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { aliasOf, type BundlingRules, pathFrom } from '@docsite/core';
import { isFolder, isOfPackage } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { packageFolders } from '../../packages/site-packages.js';
import { type FolderImport, folderScope } from './folder-calls.js';

/** How to resolve the folders of `require.context()`, and a callback for each. */
export interface FolderImportOptions {
  /** Import aliases, and the absolute folders that they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The folders in which paths with a leading slash are looked up, absolute. */
  readonly roots: readonly string[];
  /** Names of virtual modules, which are in the folder whose name they begin with. */
  readonly virtual?: readonly string[];
  /** Which modules of folders are meant, whatever the code says; absent for what it says. */
  readonly choices?: BundlingRules['folderChoices'];
  /** Called for each folder whose modules are listed. */
  readonly note: (listing: FolderListing) => void;
}

/** The modules of a folder that are imported together. */
export interface FolderListing extends Pick<FolderImport, 'isRecursive' | 'pattern' | 'flags'> {
  /** Absolute. */
  readonly folder: string;
}

/** Loads the modules that represent folders. */
export function folderImports({ aliases, roots, virtual = [], choices = [], note }: FolderImportOptions): Plugin {
  return {
    name: 'docsite-folders',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${folderScope}:`) }, ({ path, importer, resolveDir }) => {
        const asked = JSON.parse(path.slice(folderScope.length + 1)) as FolderImport;
        const [, loaders = '', written = ''] = /^((?:.*!)?)([^!]*)$/.exec(asked.folder) ?? [];
        const folder = folderOf(written, resolveDir, { aliases, roots });
        const given = virtual.filter((name) => name.startsWith(`${written}/`));
        const isMissing = !isFolder(folder) && given.length === 0;
        // packages may ask for parts of others that are optional
        if (isMissing && isOfPackage(importer)) return { path: folder, namespace: folderScope };
        if (isMissing)
          return { errors: [{ text: `Could not resolve "${written}"`, notes: [{ text: 'there is no such folder' }] }] };
        const chosen = choices.find(({ folders }) => new RegExp(folders.pattern, folders.flags).test(folder));
        const listing = { ...asked, folder, ...chosen?.modules };
        note(listing);
        const id = pathFrom(build.initialOptions.absWorkingDir ?? '', folder);
        const pluginData: PrintedFolder = { listing, loaders, id, written, virtual: given };
        return { path: id, namespace: folderScope, suffix: `?${loaders}${listing.pattern}`, pluginData };
      });
      build.onLoad({ filter: /.*/, namespace: folderScope }, ({ pluginData }) => {
        const asked = pluginData as PrintedFolder | undefined;
        return { contents: printFolder(asked), loader: 'js', ...(asked && { resolveDir: asked.listing.folder }) };
      });
    },
  };
}

function folderOf(
  path: string,
  importing: string,
  { aliases, roots }: Pick<FolderImportOptions, 'aliases' | 'roots'>,
): string {
  if (isAbsolute(path)) return roots.map((root) => join(root, path)).find(existsSync) ?? path;
  if (/^\.{0,2}(?:\/|$)/.test(path)) return resolve(importing, path);
  const alias = aliasOf(path, aliases);
  if (alias !== undefined) return join(aliases[alias] as string, path.slice(alias.length));
  const inPackages = packageFolders(importing).map((folder) => join(folder, path));
  return inPackages.find(existsSync) ?? resolve(importing, path);
}

/**
 * The keys of the requested modules: their paths relative to the folder, with a leading `./`, and without an extension
 * if the expression only matches that. Like webpack, they leave out names that begin with a dot.
 */
export function keysOfListing({ folder, isRecursive, pattern, flags }: FolderListing): string[] {
  if (!isFolder(folder)) return [];
  const filter = filterOf({ pattern, flags });
  const entries = readdirSync(folder, { withFileTypes: true, recursive: isRecursive });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.slice(folder.length).split(sep).includes('node_modules'))
    .map((entry) => `./${pathFrom(folder, join(entry.parentPath, entry.name))}`)
    .filter((key) => !key.includes('/.'))
    .flatMap((key) => [key, key.replace(endings, '')].find((name) => filter.test(name)) ?? [])
    .sort();
}

function filterOf({ pattern, flags }: Pick<FolderListing, 'pattern' | 'flags'>): RegExp {
  return new RegExp(pattern, flags.replace(/[gy]/g, ''));
}

/** The extensions that requests of modules may omit. */
const endings = /\.(?:[cm]?jsx?|tsx?|json)$/;

/** The input for printing the module of a folder. */
interface PrintedFolder {
  readonly listing: FolderListing & FolderImport;
  readonly loaders: string;
  /** The folder relative to the site, so that the printed code does not depend on the site's location. */
  readonly id: string;
  /** The folder as written, without loaders. */
  readonly written: string;
  /** Names of virtual modules in it. */
  readonly virtual: readonly string[];
}

/** Prints a CommonJS module whose export is a function that returns modules by key; without a folder, it has none. */
function printFolder(asked: PrintedFolder | undefined): string {
  const makers = asked === undefined ? [] : printMakers(asked);
  return `const modules = {\n${makers.join('')}};
function context(key) {
  const found = [key, key + '.js', key + '.json'].find((name) => Object.hasOwn(modules, name)) ??
    Object.keys(modules).find((name) => name.replace(${endings}, '') === key);
  if (found === undefined) throw new Error("Cannot find module '" + key + "'");
  return modules[found]();
}
context.keys = () => Object.keys(modules);
context.resolve = (key) => key;
context.id = ${JSON.stringify(asked?.id ?? '')};
module.exports = context;
`;
}

/** Prints for each module of a folder its key and a function that loads it. */
function printMakers({ listing, loaders, written, virtual }: PrintedFolder): string[] {
  const filter = filterOf(listing);
  const load = { sync: 'require', eager: 'Promise.resolve().then(() => require', lazy: 'import' }[listing.mode];
  const end = listing.mode === 'eager' ? ')' : '';
  const print = (key: string, path: string): string =>
    `${JSON.stringify(key)}: () => ${load}(${JSON.stringify(loaders + path)})${end},\n`;
  return [
    ...keysOfListing(listing).map((key) => print(key, key)),
    ...virtual.flatMap((name) => {
      const key = `.${name.slice(written.length)}`;
      return filter.test(key) ? [print(key, name)] : [];
    }),
  ];
}
