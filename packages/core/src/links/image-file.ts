import { imageSize } from 'image-size';

/** The dimensions of an image, in pixels. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Why the file of an image shows none: nothing in it, a pointer that Git LFS left in its place, or text. */
export type ImageDamage = 'empty' | 'git-lfs' | 'text';

/** What the file of an image tells of it: dimensions as far as they are known, or why it shows nothing. */
export interface ImageFile extends Partial<ImageDimensions> {
  readonly damage?: ImageDamage;
}

/** Matches paths of images. */
export const imageExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

/** The most bytes that a pointer of Git LFS has, as its specification says. */
export const largestPointer = 1024;

/** What follows from the contents of a file that has the extension of an image. */
export function readImageFile(path: string, bytes: Uint8Array): ImageFile {
  const damage = damageOf(path, bytes);
  return damage === undefined ? shownSize(bytes) : { damage };
}

/** The dimensions of an image as it is shown; none if they are not found. */
function shownSize(bytes: Uint8Array): Partial<ImageDimensions> {
  try {
    const { width, height, orientation } = imageSize(bytes);
    const isTurned = orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}

function damageOf(path: string, bytes: Uint8Array): ImageDamage | undefined {
  if (bytes.length === 0) return 'empty';
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  if (start.startsWith('version https://git-lfs.github.com/spec/')) return 'git-lfs';
  return isText(start) && !/\.svg$/i.test(path) && !start.includes('<svg') ? 'text' : undefined;
}

/** Whether characters are those of text in ASCII or UTF-8; every format of images but SVG begins with others. */
function isText(start: string): boolean {
  return !/[^\t\n\f\r\u0020-\u007e\u0080-\u00f4]/.test(start);
}
