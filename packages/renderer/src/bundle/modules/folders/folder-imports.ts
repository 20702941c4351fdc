import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { aliasOf, type BundlingRules, pathFrom } from '@docsite/core';
import { isFolder, isOfPackage } from '@docsite/core/process';
import type { Plugin } from 'esbuild';
import { packageFolders } from '../../packages/site-packages.js';
import { type FolderImport, folderScope } from './folder-calls.js';
import type { FolderListing } from './folder-listing.js';
import { type PrintedFolder, printFolder } from './print-folder.js';

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
        const moved = movedLoaders(loaders, resolveDir, folder);
        const pluginData: PrintedFolder = { listing, loaders: moved, id, written, virtual: given };
        return { path: id, namespace: folderScope, suffix: `?${moved}${listing.pattern}`, pluginData };
      });
      build.onLoad({ filter: /.*/, namespace: folderScope }, ({ pluginData }) => {
        const asked = pluginData as PrintedFolder | undefined;
        return { contents: printFolder(asked), loader: 'js', ...(asked && { resolveDir: asked.listing.folder }) };
      });
    },
  };
}

/** The loaders before a folder, whose paths are relative to the importing file, for imports from the folder. */
function movedLoaders(loaders: string, importing: string, folder: string): string {
  return loaders.replace(/(?<=^|!)\.{1,2}\/[^!?]*/g, (path) => `./${pathFrom(folder, resolve(importing, path))}`);
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
