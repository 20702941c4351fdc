import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/site-config.js';
import type { Document } from '../parse/document.js';
import { decodeFilePath } from '../route/route.js';
import { type ImageFile, imageExtension, largestPointer, readImageFile } from './image-file.js';
import { assetPathOf, type FileReach } from './read-assets.js';

/** A site with static files. */
export interface StaticSite {
  /** The folder that the paths of its files are relative to, absolute. */
  readonly siteDir: string;
  /** URL path without base to path relative to the site folder. */
  readonly staticFiles: Readonly<Record<string, string>>;
  /** What the addresses of images may begin with. */
  readonly baseUrl: string;
  readonly config: FileReach & { readonly markdown: Pick<SiteConfig['markdown'], 'imageSizes'> };
}

/** Reads the static images that Markdown shows, by URL path without base: those of which something is to be told. */
export function readStaticImages(
  documents: Iterable<Pick<Document, 'links'>>,
  { siteDir, staticFiles, baseUrl, config }: StaticSite,
): Record<string, ImageFile> {
  const urls = new Map(Object.entries(staticFiles).map(([url, path]) => [path, url]));
  const urlOf = (path: string) => {
    if (!path.startsWith('/')) return urls.get(path);
    const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
    return [path, below].find((url) => Object.hasOwn(staticFiles, url));
  };
  const isSized = config.markdown.imageSizes === 'all';
  const images: Record<string, ImageFile> = {};
  const seen = new Set<string>();
  for (const path of [...documents].flatMap((document) => staticImages(document, config))) {
    const url = urlOf(path);
    if (url === undefined || seen.has(url)) continue;
    seen.add(url);
    const image = readStaticImage(join(siteDir, staticFiles[url] as string), isSized);
    if (image !== undefined) images[url] = image;
  }
  return images;
}

/** A file that cannot be read is passed over; copying it will report it. */
function readStaticImage(path: string, isSized: boolean): ImageFile | undefined {
  try {
    if (isSized) return readImageFile(path, readFileSync(path));
    if (statSync(path).size > largestPointer) return undefined;
    const { damage } = readImageFile(path, readFileSync(path));
    return damage && { damage };
  } catch {
    return undefined;
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
