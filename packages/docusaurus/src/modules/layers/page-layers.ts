import { resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { pagesFolders } from '../../config/content/instances.js';
import { textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';

type PagesConfig = Pick<UserConfig, 'pages'>;

/** Layers that pass further props to React pages, with a pattern for pages that may use these. */
const propsLayers: readonly (readonly [name: string, reader: RegExp])[] = [
  ['page-config', /\bconfig\b/],
  // components that the page passes its props to may use them, too
  ['page-route', /\b(?:location|history|match|route|props)\b/],
];

/**
 * The layers for props of React pages: Docusaurus passes the configuration and the route, which browsers load only if a
 * page may use them.
 */
export function pagePropsLayers(config: PagesConfig, siteDir: string): string[] {
  const texts = pageTexts(config, siteDir);
  return propsLayers.flatMap(([name, reader]) => (texts.some((text) => reader.test(text)) ? [name] : []));
}

/** The layer for sites with React pages that may have no frame, or one without a footer. */
export function pageFrameLayers(config: PagesConfig, code: readonly string[], siteDir: string): string[] {
  const isBare = pageTexts(config, siteDir).some((text) => !/['"]@theme\/Layout['"]/.test(text));
  return isBare || code.some((text) => /\bnoFooter\b/.test(text)) ? ['page-frame'] : [];
}

/** The texts of the site's React pages. */
function pageTexts(config: PagesConfig, siteDir: string): string[] {
  return pagesFolders(config)
    .flatMap((path) => filesBelow(resolve(siteDir, path)))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map(textOf);
}
