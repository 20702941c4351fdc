import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { OutputFile } from './bundle.js';

/** Where the pictures go. */
export interface ExtractedImages {
  readonly baseUrl: string;
  /** By output path. */
  readonly assets: Map<string, OutputFile>;
}

/** The least length of an address with a picture in it that is worth a request of its own. */
const leastLength = 8_000;

/** Takes pictures that are written into attributes out of code, and leaves their addresses. */
export type ImageExtractor = (code: string, file: string) => string;

/**
 * Makes files of large pictures that stand in attributes as `data:image/png;base64,…`: they would be in the script of
 * the page, in its HTML and in its data. Any other text of that kind stays: code may read what is in it.
 */
export function imageExtractor({ baseUrl, assets }: ExtractedImages): ImageExtractor {
  return (code, file) =>
    code.length < leastLength
      ? code
      : code.replace(inAttribute, (whole, start: string, type: string, data: string, end: string) => {
          if (data.length < leastLength) return whole;
          const contents = Buffer.from(data, 'base64');
          const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
          const path = `assets/images/${basename(file, extname(file))}-${hash}.${extensionOf(type)}`;
          assets.set(path, { path, contents });
          return `${start}${baseUrl}${path}${end}`;
        });
}

const inAttribute =
  /(\s(?:src|href|xlinkHref|xlink:href|poster)=\{?["'])data:image\/(png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=]+)(["'])/g;

function extensionOf(type: string): string {
  return type === 'jpeg' ? 'jpg' : type;
}
