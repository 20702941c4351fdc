import { readdirSync, readFileSync } from 'node:fs';
import { extname, isAbsolute, join, posix } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import { nameHash } from '../content-hash.js';
import { compareText } from '../diagnostic.js';
import type { Document } from '../parse/document.js';
import { isFile } from '../process/files/file-kind.js';
import { decodeFilePath } from '../route/route.js';
import { aliasOf, resolveImportPath, resolveSitePath, withoutAlias } from '../site-path.js';
import { type FindNearest, findNearest } from '../suggest/nearest.js';
import { hasScheme } from '../url-scheme.js';
import { getOrInsert } from '../values/get-or-insert.js';
import type { Asset } from './asset.js';
import { type ImageFile, imageExtension, readImageFile } from './image-file.js';
import { foldedName } from './same-name.js';

/** The files that documents refer to. */
export interface AssetTable {
  readonly assets: Readonly<Record<string, Asset>>;
  /** For each missing path, similar names next to it, starting with the same name in another case. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** What is known of the static images that Markdown shows, by URL path without base, if they were read. */
  readonly staticImages?: Readonly<Record<string, ImageFile>>;
}

/** Which files documents may refer to. */
export interface FileReach {
  readonly markdown: Pick<SiteConfig['markdown'], 'linkedFiles'>;
  readonly aliases: SiteConfig['aliases'];
}

/** Finds and hashes every file that documents link to or show. */
export function readAssets(siteDir: string, documents: Iterable<Document>, config: FileReach): AssetTable {
  const assets: Record<string, Asset> = {};
  const missing: Record<string, readonly string[]> = {};
  const folders = new Folders(siteDir);
  for (const path of referredFiles(documents, config)) {
    if (folders.holdFile(path)) assets[path] = readAsset(path, readFileSync(join(siteDir, path)));
    else missing[path] = folders.neighbours(path);
  }
  return { assets, missing };
}

/**
 * The path of the file that an href may refer to: relative, from the site folder with `@site/`, or from an alias that
 * begins with `@` or `~`, which no name of a folder is taken for.
 */
export function assetPathOf(file: string, href: string, { markdown, aliases }: FileReach): string | undefined {
  if (hasScheme(href) || /^[/#?]/.test(href)) return undefined;
  const written = decodeFilePath(href.replace(/[?#].*$/, ''));
  if (written === '' || written.endsWith('/')) return undefined;
  const path = /^[@~]/.test(written) ? withoutSiteAlias(written, aliases) : written;
  return markdown.linkedFiles === 'anywhere' ? resolveImportPath(file, path) : resolveSitePath(file, path);
}

function withoutSiteAlias(path: string, aliases: FileReach['aliases']): string {
  const name = aliasOf(path, aliases);
  return name === undefined || isAbsolute(aliases[name] as string) ? path : withoutAlias(path, aliases);
}

/** The paths of the files that documents may refer to. */
function referredFiles(documents: Iterable<Document>, config: FileReach): string[] {
  const paths = new Set<string>();
  for (const document of documents) for (const path of filesReferredTo(document, config)) paths.add(path);
  return [...paths].sort(compareText);
}

/** The paths of the files that a document may refer to, whether they exist or not. */
export function filesReferredTo({ links }: Pick<Document, 'links'>, config: FileReach): string[] {
  return links.flatMap(({ href, place }) => {
    if (documentHref.test(href)) return [];
    const path = assetPathOf(place.file, href, config);
    return path !== undefined && extname(path) !== '' ? [path] : [];
  });
}

/** Matches links to other documents, the most frequent kind, which cannot be assets. */
const documentHref = /^[^?#]*\.mdx?(?:[?#]|$)/i;

interface Folder {
  readonly names: ReadonlySet<string>;
  readonly byFoldedName: ReadonlyMap<string, string>;
  readonly nearest: FindNearest;
  readonly nearestImage: FindNearest;
}

/** Folders of a site, each read once. */
class Folders {
  private readonly folders = new Map<string, Folder>();

  constructor(private readonly siteDir: string) {}

  /** Whether a file exists in exactly this letter case, even on file systems that ignore case. */
  holdFile(path: string): boolean {
    const isListed = this.folder(path).names.has(posix.basename(path));
    return isListed && isFile(join(this.siteDir, path));
  }

  /** Existing paths next to a missing one: the same name in another case, or else the nearest one of its kind. */
  neighbours(path: string): string[] {
    const name = posix.basename(path);
    const folder = this.folder(path);
    const nearest = imageExtension.test(name) ? folder.nearestImage : folder.nearest;
    const near = folder.byFoldedName.get(foldedName(name)) ?? nearest(name);
    return near === undefined ? [] : [posix.join(posix.dirname(path), near)];
  }

  private folder(path: string): Folder {
    const folder = posix.dirname(path);
    return getOrInsert(this.folders, folder, () => listFolder(join(this.siteDir, folder)));
  }
}

/** A folder that does not exist, or cannot be read, counts as empty. */
function listFolder(folder: string): Folder {
  const names = namesIn(folder);
  return {
    names: new Set(names),
    byFoldedName: new Map(names.toReversed().map((name) => [foldedName(name), name])),
    nearest: findNearest(names),
    nearestImage: findNearest(names.filter((name) => imageExtension.test(name))),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort(compareText);
  } catch {
    return [];
  }
}

function readAsset(path: string, bytes: Buffer): Asset {
  const hash = nameHash(bytes);
  const extension = posix.extname(path);
  const name = posix.basename(path, extension).replace(/[^\w.-]+/g, '-');
  const isImage = imageExtension.test(path);
  const outputPath = `assets/${isImage ? 'images' : 'files'}/${name}-${hash}${extension}`;
  return { path, outputPath, ...(isImage && readImageFile(path, bytes)) };
}
