import { join, resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { filesBelow, textOf } from '../load/files-below.js';

/** Layers that give React pages more props, and what pages name that may read these. */
const layers: readonly (readonly [name: string, reader: RegExp])[] = [
  ['page-config', /\bconfig\b/],
  // a component that a page passes its props on to may read them, too
  ['page-route', /\b(?:location|history|match|route|props)\b/],
];

/**
 * Docusaurus gives React pages the configuration and their route, which browsers load only where one of them may read
 * it.
 */
export function pagePropsLayers(
  pages: UserConfig['pages'],
  { siteDir, themeDir }: { readonly siteDir: string; readonly themeDir: string },
): string[] {
  const folders = [pages || {}].flat().map(({ path = 'src/pages' }) => resolve(siteDir, path));
  const texts = folders
    .flatMap(filesBelow)
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map(textOf);
  const wanted = layers.filter(([, reader]) => texts.some((text) => reader.test(text)));
  return wanted.map(([name]) => join(themeDir, 'frame', name));
}
