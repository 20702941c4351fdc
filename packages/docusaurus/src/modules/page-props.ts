import { join, resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { filesBelow, textOf } from '../load/files-below.js';

/** Docusaurus gives React pages the configuration, which browsers load only where one of them may read it. */
export function pagePropsLayers(
  pages: UserConfig['pages'],
  { siteDir, themeDir }: { readonly siteDir: string; readonly themeDir: string },
): string[] {
  const folders = [pages || {}].flat().map(({ path = 'src/pages' }) => resolve(siteDir, path));
  const modules = folders.flatMap(filesBelow).filter((file) => /\.[jt]sx?$/.test(file));
  const reads = modules.some((file) => /\bconfig\b/.test(textOf(file)));
  return reads ? [join(themeDir, 'frame/page-props')] : [];
}
