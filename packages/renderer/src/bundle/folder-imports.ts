import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { aliasOf } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { callAt } from './call-at.js';

/** What `require.context()` is asked for: the modules of a folder. */
interface FolderImport {
  /** The folder as it is written, with loaders before it. */
  readonly folder: string;
  readonly isRecursive: boolean;
  readonly pattern: string;
  readonly flags: string;
  /** Whether modules are loaded when they are asked for, which gives promises. */
  readonly mode: 'sync' | 'eager' | 'lazy';
}

const call = 'require.context';
const scope = 'docsite-folder';

/**
 * Replaces each `require.context(folder, isRecursive, pattern, mode)` of webpack by a module that has what this gives.
 * Calls whose arguments are no literals stay, as webpack cannot read them either.
 */
export function expandFolderImports(code: string): string {
  let expanded = code;
  for (let at = expanded.lastIndexOf(call); at !== -1; at = at === 0 ? -1 : expanded.lastIndexOf(call, at - 1)) {
    const found = readCall(expanded, at);
    if (found === undefined) continue;
    const name = JSON.stringify(`${scope}:${JSON.stringify(found.asked)}`);
    // lines after it keep their numbers
    const lines = expanded.slice(at, found.end).replace(/[^\n]/g, '');
    expanded = `${expanded.slice(0, at)}require(${name}${lines})${expanded.slice(found.end)}`;
  }
  return expanded;
}

function readCall(code: string, at: number): { readonly asked: FolderImport; readonly end: number } | undefined {
  const node = callAt(code, at);
  if (node?.type !== 'CallExpression') return undefined;
  const [folder, isRecursive = true, pattern = /^\.\/.*$/, mode = 'sync'] = node.arguments.map((argument) =>
    argument.type === 'Literal' ? argument.value : unknown,
  );
  if (typeof folder !== 'string' || typeof isRecursive !== 'boolean' || !(pattern instanceof RegExp)) return undefined;
  const { source, flags } = pattern;
  return { asked: { folder, isRecursive, pattern: source, flags, mode: modeOf(mode) }, end: node.end };
}

/** What is no literal. */
const unknown = Symbol('unknown');

function modeOf(mode: unknown): FolderImport['mode'] {
  return mode === 'eager' ? 'eager' : String(mode).startsWith('lazy') ? 'lazy' : 'sync';
}

/** How the folders of `require.context()` are resolved, and what is called with each of them. */
export interface FolderImportOptions {
  /** Names that paths may begin with, and the folders that they stand for, absolute. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Takes each folder that modules are listed of. */
  readonly note: (listing: FolderListing) => void;
}

/** The modules of a folder that are imported together. */
export interface FolderListing extends Pick<FolderImport, 'isRecursive' | 'pattern' | 'flags'> {
  /** Absolute. */
  readonly folder: string;
}

/** Gives esbuild the modules that stand for folders. */
export function folderImports({ aliases, note }: FolderImportOptions): Plugin {
  return {
    name: 'docsite-folders',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${scope}:`) }, ({ path, resolveDir }) => {
        const asked = JSON.parse(path.slice(scope.length + 1)) as FolderImport;
        const [, loaders = '', written = ''] = /^((?:.*!)?)([^!]*)$/.exec(asked.folder) ?? [];
        const folder = folderOf(written, resolveDir, aliases);
        if (!existsSync(folder) || !statSync(folder).isDirectory())
          return { errors: [{ text: `Could not resolve "${written}"`, notes: [{ text: 'there is no such folder' }] }] };
        const listing = { ...asked, folder };
        note(listing);
        const id = relative(build.initialOptions.absWorkingDir ?? '', folder)
          .split(sep)
          .join('/');
        const pluginData: PrintedFolder = { listing, loaders, id };
        return { path: id, namespace: scope, suffix: `?${loaders}${asked.pattern}`, pluginData };
      });
      build.onLoad({ filter: /.*/, namespace: scope }, ({ pluginData }) => {
        const asked = pluginData as PrintedFolder;
        return { contents: printFolder(asked), loader: 'js', resolveDir: asked.listing.folder };
      });
    },
  };
}

function folderOf(path: string, importing: string, aliases: FolderImportOptions['aliases']): string {
  if (/^\.{0,2}(?:\/|$)/.test(path)) return isAbsolute(path) ? path : resolve(importing, path);
  const alias = aliasOf(path, aliases);
  return alias === undefined ? resolve(importing, path) : join(aliases[alias] as string, path.slice(alias.length));
}

/** The keys of the modules that are asked for: their paths from the folder, which begin with `./`. */
export function keysOfListing({ folder, isRecursive, pattern, flags }: FolderListing): string[] {
  const filter = new RegExp(pattern, flags.replace(/[gy]/g, ''));
  const entries = readdirSync(folder, { withFileTypes: true, recursive: isRecursive });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes('node_modules'))
    .map((entry) => `./${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((key) => filter.test(key))
    .sort();
}

/** What the module of a folder is printed of. */
interface PrintedFolder {
  readonly listing: FolderListing & FolderImport;
  readonly loaders: string;
  /** The folder relative to the site, so that the printed code is the same wherever the site lies. */
  readonly id: string;
}

/** A module of CommonJS: a function that gives modules by their keys. */
function printFolder({ listing, loaders, id }: PrintedFolder): string {
  const load = { sync: 'require', eager: 'Promise.resolve().then(() => require', lazy: 'import' }[listing.mode];
  const end = listing.mode === 'eager' ? ')' : '';
  const makers = keysOfListing(listing).map(
    (key) => `${JSON.stringify(key)}: () => ${load}(${JSON.stringify(loaders + key)})${end},\n`,
  );
  return `const modules = {\n${makers.join('')}};
function context(key) {
  if (!Object.hasOwn(modules, key)) throw new Error("Cannot find module '" + key + "'");
  return modules[key]();
}
context.keys = () => Object.keys(modules);
context.resolve = (key) => key;
context.id = ${JSON.stringify(id)};
module.exports = context;
`;
}
