import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import { compareText } from '../diagnostic.js';
import { nearest } from '../did-you-mean.js';
import type { Document } from '../parse/document.js';
import { decodePath } from '../route/route.js';
import { resolveSitePath } from '../site-path.js';
import type { Asset } from './asset.js';

/** The files that documents refer to. */
export interface AssetTable {
  readonly assets: Readonly<Record<string, Asset>>;
  /** For each path that is not there: names beside it that may have been meant, the same name in another case first. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
}

/** Finds and hashes every file that documents link to or show. */
export function readAssets(siteDir: string, documents: Iterable<Document>): AssetTable {
  const assets: Record<string, Asset> = {};
  const missing: Record<string, readonly string[]> = {};
  for (const path of referredFiles(documents)) {
    const absolute = join(siteDir, path);
    if (isExactFile(absolute)) assets[path] = readAsset(path, readFileSync(absolute));
    else missing[path] = neighbours(siteDir, path);
  }
  return { assets, missing };
}

/** The path of the file that an href may name: relative, or from the site folder with `@site/`. */
export function assetPathOf(file: string, href: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^[/#?]/i.test(href)) return undefined;
  const path = decodePath(href.replace(/[?#].*$/, ''));
  if (path === '' || path.endsWith('/')) return undefined;
  return resolveSitePath(file, path);
}

function referredFiles(documents: Iterable<Document>): string[] {
  const paths = new Set<string>();
  for (const document of documents) {
    for (const link of document.links) {
      const path = assetPathOf(link.place.file, link.href);
      if (path !== undefined && extname(path) !== '' && !/\.mdx?$/i.test(path)) paths.add(path);
    }
  }
  return [...paths].sort(compareText);
}

/** Whether there is such a file, letter case and all, also on disks that do not care. */
function isExactFile(absolute: string): boolean {
  try {
    return statSync(absolute).isFile() && readdirSync(join(absolute, '..')).includes(basename(absolute));
  } catch {
    return false;
  }
}

function neighbours(siteDir: string, path: string): string[] {
  const folder = posix.dirname(path);
  if (!existsSync(join(siteDir, folder))) return [];
  const name = posix.basename(path);
  const names = readdirSync(join(siteDir, folder)).sort(compareText);
  const sameIgnoringCase = names.find((other) => other.toLowerCase() === name.toLowerCase());
  const near = sameIgnoringCase ?? nearest(name, names);
  return near === undefined ? [] : [posix.join(folder, near)];
}

const imageExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

function readAsset(path: string, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const extension = posix.extname(path);
  const name = posix.basename(path, extension).replace(/[^\w.-]+/g, '-');
  const isImage = imageExtension.test(path);
  const outputPath = `assets/${isImage ? 'images' : 'files'}/${name}-${hash}${extension}`;
  return { path, outputPath, ...(isImage && imageDimensions(bytes)) };
}

function imageDimensions(bytes: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation } = imageSize(bytes);
    const isTurned = orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
