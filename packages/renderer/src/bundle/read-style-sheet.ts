import { readFile } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { compileLess } from './compile-less.js';
import { compileSass } from './compile-sass.js';
import { readProcessor, type StyleProcessor } from './process-styles.js';
import type { StyleSources } from './site-styles.js';
import type { StyleSheet } from './style-sheet.js';

/** Reads a style sheet as CSS. */
export type SheetReader = (file: string) => Promise<StyleSheet>;

/**
 * Makes a reader of style sheets: those of Sass and Less are compiled by the package that the site has installed, and its own
 * are transformed by the plugins of PostCSS that it has.
 */
export function sheetReader({
  siteDir,
  postcssHooks = [],
}: Pick<StyleSources, 'siteDir' | 'postcssHooks'>): SheetReader {
  let processor: Promise<StyleProcessor | undefined> | undefined;
  return async (file) => {
    const sheet = await readSheet(file, siteDir);
    if (file.includes(`${sep}node_modules${sep}`)) return sheet;
    processor ??= readProcessor(siteDir, postcssHooks);
    return (await processor)?.(sheet, file) ?? sheet;
  };
}

async function readSheet(file: string, siteDir: string): Promise<StyleSheet> {
  const extension = extname(file);
  if (extension === '.css') return { css: await readFile(file, 'utf8'), errors: [] };
  return extension === '.less' ? compileLess(file, siteDir) : compileSass(file, siteDir);
}
