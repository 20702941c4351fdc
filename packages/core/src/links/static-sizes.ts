import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { Document } from '../parse/document.js';
import { decodeFilePath } from '../route/route.js';
import { type ImageDimensions, imageExtension, sizeOfImage } from './image-dimensions.js';
import { assetPathOf, type FileReach } from './read-assets.js';

/** The static files of a site. */
export interface StaticImages {
  /** The folder that their paths are relative to, absolute. */
  readonly siteDir: string;
  /** URL path without base to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  /** What the addresses of images may begin with. */
  readonly baseUrl: string;
}

/** Whether the dimensions of static images in Markdown are set. */
export function sizesStaticImages({ markdown }: Pick<SiteConfig, 'markdown'>): boolean {
  return markdown.imageSizes === 'all';
}

/** Reads the dimensions of the static images that Markdown shows, by URL path without base. */
export function readStaticSizes(
  documents: Iterable<Pick<Document, 'links'>>,
  { siteDir, staticFiles, baseUrl }: StaticImages,
  config: FileReach,
): Record<string, ImageDimensions> {
  const urls = new Map(Object.entries(staticFiles).map(([url, path]) => [path, url]));
  const urlOf = (path: string) => {
    if (!path.startsWith('/')) return urls.get(path);
    const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
    return [path, below].find((url) => Object.hasOwn(staticFiles, url));
  };
  const sizes: Record<string, ImageDimensions> = {};
  for (const path of [...documents].flatMap((document) => staticImages(document, config))) {
    const url = urlOf(path);
    if (url === undefined || Object.hasOwn(sizes, url)) continue;
    const { width, height } = sizeOfFile(join(siteDir, staticFiles[url] as string));
    if (width !== undefined && height !== undefined) sizes[url] = { width, height };
  }
  return sizes;
}

/** A file that cannot be read has no dimensions; copying it will report it. */
function sizeOfFile(path: string): Partial<ImageDimensions> {
  try {
    return sizeOfImage(readFileSync(path));
  } catch {
    return {};
  }
}

/** The paths of images in Markdown that may be static files: from the root of the site, or relative to its folder. */
export function staticImages({ links }: Pick<Document, 'links'>, config: FileReach): string[] {
  return links.flatMap(({ href, kind, place, isElement }) => {
    if (kind !== 'image' || isElement) return [];
    const path = href.startsWith('/')
      ? decodeFilePath(href.replace(/[?#].*$/, ''))
      : assetPathOf(place.file, href, config);
    return path !== undefined && imageExtension.test(path) ? [path] : [];
  });
}
