import { type AssetTarget, addAsset } from './imported-assets.js';

/** The minimum length of a data URL to be worth a separate request. */
const leastLength = 8_000;

/** Replaces images inlined in attributes by their addresses. */
export type ImageExtractor = (code: string, file: string) => string;

/**
 * Extracts large images that attributes contain as `data:image/png;base64,…` into files: otherwise they would be in the
 * page's script, its HTML and its data. Such text outside of attributes is left unchanged, because code may read it.
 */
export function imageExtractor(target: AssetTarget): ImageExtractor {
  return (code, file) =>
    code.length < leastLength
      ? code
      : code.replace(inAttribute, (whole, start: string, type: string, data: string, end: string) => {
          if (data.length < leastLength) return whole;
          const contents = Buffer.from(data, 'base64');
          return start + addAsset(target, { folder: 'images', file, extension: extensionOf(type), contents }) + end;
        });
}

const inAttribute =
  /(\s(?:src|href|xlinkHref|xlink:href|poster)=\{?["'])data:image\/(png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/=]+)(["'])/g;

function extensionOf(type: string): string {
  return type === 'jpeg' ? '.jpg' : `.${type}`;
}
