import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { attributesOf } from './link-attributes.js';

/** How a part of the page draws its logo. */
export interface LogoDrawing {
  /** The folders of static files, relative to the site folder. */
  readonly staticDirs: readonly string[];
  /**
   * In pixels, regardless of the configured height, because style sheets set it; absent for the configured height or
   * the image's own.
   */
  readonly height?: number;
}

/** The logo of a navbar or footer in the size of the classic theme: the width follows from the image's aspect ratio. */
export function logoOf(
  holder: Keys,
  { siteDir }: Takeover,
  { staticDirs, height: drawn }: LogoDrawing,
): object | undefined {
  if (!holder.has('logo')) return undefined;
  const logo = holder.within('logo');
  const src = logo.text('src') ?? '';
  const [width, ownHeight] = [logo.number('width'), logo.number('height')];
  const height = drawn ?? ownHeight;
  const natural = width !== undefined && height !== undefined ? undefined : sizeOf(src, siteDir, staticDirs);
  return {
    src,
    srcDark: logo.text('srcDark'),
    alt: logo.text('alt'),
    ...(natural === undefined ? { width, height } : fitted({ width, height, natural })),
    href: logo.text('href'),
    className: logo.text('className'),
    style: styleOf(logo),
    attributes: attributesOf(logo),
  };
}

/** CSS properties of the picture. */
function styleOf(logo: Keys): Record<string, string | number> | undefined {
  const style = logo.within('style');
  const values = style.names().flatMap((name): [string, string | number][] => {
    const value = style.text(name) ?? style.number(name);
    return value === undefined ? [] : [[name, value]];
  });
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface ToFit {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly natural: Size;
}

function fitted({ width, height, natural }: ToFit): Size {
  const ratio = natural.width / natural.height;
  if (width !== undefined) return { width, height: height ?? Math.round(width / ratio) };
  if (height !== undefined) return { width: Math.max(1, Math.round(height * ratio)), height };
  return natural;
}

/** The size of an image in the static folders. */
function sizeOf(src: string, siteDir: string, staticDirs: readonly string[]): Size | undefined {
  for (const folder of staticDirs)
    try {
      const { width, height } = imageSize(readFileSync(resolve(siteDir, folder, src.replace(/^\/+/, ''))));
      return width > 0 && height > 0 ? { width, height } : undefined;
    } catch {
      // the next folder may contain it; missing images are reported by the check
    }
  return undefined;
}
