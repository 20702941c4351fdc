import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathFrom } from '@docsite/core';
import { isFolder } from '@docsite/core/process';
import type { FolderImport } from './folder-calls.js';

/** The modules of a folder that are imported together. */
export interface FolderListing extends Pick<FolderImport, 'isRecursive' | 'pattern' | 'flags'> {
  /** Absolute. */
  readonly folder: string;
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
    .flatMap((key) => [key, key.replace(omittedEnding, '')].find((name) => filter.test(name)) ?? [])
    .sort();
}

/** Matches the keys that an import asks for. */
export function filterOf({ pattern, flags }: Pick<FolderListing, 'pattern' | 'flags'>): RegExp {
  return new RegExp(pattern, flags.replace(/[gy]/g, ''));
}

/** The extension that requests of modules may omit. */
export const omittedEnding = /\.(?:[cm]?jsx?|tsx?|json)$/;
