import { basename, extname } from 'node:path';
import { nameHash } from '@docsite/core';
import type { OutputFile } from '../../../output-file.js';

/** Files imported by modules, by output path: the same on the server and in the browser. */
export type ImportedAssets = Map<string, OutputFile>;

/** Where imported files go. */
export interface AssetTarget {
  readonly baseUrl: string;
  readonly assets: ImportedAssets;
}

interface NewAsset {
  /** The folder below `assets`. */
  readonly folder: 'images' | 'files';
  /** The file that it is made from, whose name it gets. */
  readonly file: string;
  /** With a leading dot; that of `file` by default. */
  readonly extension?: string;
  readonly contents: Uint8Array;
}

/** Adds a file, with a hash of its contents in the name, and returns its address. */
export function addAsset({ baseUrl, assets }: AssetTarget, { folder, file, extension, contents }: NewAsset): string {
  const stem = basename(file, extname(file));
  const path = `assets/${folder}/${stem}-${nameHash(contents)}${extension ?? extname(file)}`;
  assets.set(path, { path, contents });
  return baseUrl + path;
}
