import { imageSize } from 'image-size';

/** The dimensions of an image, in pixels. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** Matches paths of images. */
export const imageExtension = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

/** The dimensions of an image as it is shown, from its contents; none for a file that is no image. */
export function sizeOfImage(bytes: Uint8Array): Partial<ImageDimensions> {
  try {
    const { width, height, orientation } = imageSize(bytes);
    const isTurned = orientation !== undefined && orientation >= 5;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
