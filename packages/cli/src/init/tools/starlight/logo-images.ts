import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { folderIn } from '../tool-config.js';

/** The folder outside `public` that a logo is in, if it holds only images, so that all of it may be published. */
export function imagesOfLogo(logo: unknown, siteDir: string): string | undefined {
  const { light, src = light ?? logo } = propertiesOf(logo);
  const path = typeof src === 'string' ? posix.dirname(pathOfImage(src, siteDir)) : 'public';
  if (/^(?:public|[./])/.test(path) || folderIn(siteDir, path) === undefined) return undefined;
  const files = readdirSync(join(siteDir, path), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return files.every(({ name }) => /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(name)) ? path : undefined;
}

/** The path of an image in the site folder, which may begin with a slash; otherwise its address. */
function pathOfImage(image: string, siteDir: string): string {
  const path = posix.normalize(image);
  return path.startsWith('/') && isFile(join(siteDir, path)) ? path.slice(1) : path;
}

/** The address of an image in one of these folders of static files; undefined if it is in none. */
export function addressOfImage(
  image: string,
  siteDir: string,
  folders: readonly (string | undefined)[],
): string | undefined {
  const path = pathOfImage(image, siteDir);
  if (path.startsWith('/')) return path;
  const folder = folders.find((one) => one !== undefined && path.startsWith(`${one}/`));
  return folder === undefined ? undefined : path.slice(folder.length);
}
