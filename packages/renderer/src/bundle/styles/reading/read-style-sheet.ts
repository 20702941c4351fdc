import { readFile } from 'node:fs/promises';
import { extname, sep } from 'node:path';
import { type ForeignFilesOptions, noteFile } from '../../modules/foreign-files.js';
import { defaultTheme } from '../../theme/theme-layers.js';
import type { StyleSheet } from '../style-sheet.js';
import type { StyleSources } from '../style-sources.js';
import { compileLess } from './compile-less.js';
import { compileSass } from './compile-sass.js';
import { readProcessor, type StyleProcessor } from './process-styles.js';

/** Reads a style sheet as CSS. */
export type SheetReader = (file: string) => Promise<StyleSheet>;

/**
 * Creates a reader of style sheets: Sass and Less are compiled with the packages installed by the site, and sheets are
 * transformed by its PostCSS plugins. Files read outside the site folder are recorded.
 */
export function sheetReader(options: Pick<StyleSources, 'postcssHooks' | 'layers'> & ForeignFilesOptions): SheetReader {
  const { siteDir, postcssHooks = [] } = options;
  const isTransformed = transformTest(options);
  let processor: Promise<StyleProcessor | undefined> | undefined;
  return async (file) => {
    const compiled = await readSheet(file, siteDir);
    for (const read of compiled.reads ?? []) noteFile(read, options);
    if (!isTransformed(file)) return compiled;
    processor ??= readProcessor(siteDir, postcssHooks);
    const sheet = await (await processor)?.(compiled, file);
    for (const read of sheet?.reads ?? []) noteFile(read, options);
    return { ...(sheet ?? compiled), reads: [...(compiled.reads ?? []), ...(sheet?.reads ?? [])] };
  };
}

/**
 * Returns a predicate for style sheets that PostCSS plugins transform: those of the site, and those of packages if
 * plugins of the site add PostCSS plugins; never docsite's own.
 */
export function transformTest({
  postcssHooks = [],
  layers,
}: Pick<StyleSources, 'postcssHooks' | 'layers'>): (file: string) => boolean {
  const areAll = postcssHooks.some(({ readsSheetsAlone }) => !readsSheetsAlone);
  const ownFolder = defaultTheme(layers).folder + sep;
  return (file) => !file.startsWith(ownFolder) && (areAll || !file.includes(`${sep}node_modules${sep}`));
}

/** Wraps a reader so that the files it reads are added to `reads`, absolute. */
export function recordingReader(readSheet: SheetReader, reads: Set<string>): SheetReader {
  return async (file) => {
    const sheet = await readSheet(file);
    for (const read of [file, ...(sheet.reads ?? [])]) reads.add(read);
    return sheet;
  };
}

async function readSheet(file: string, siteDir: string): Promise<StyleSheet> {
  const extension = extname(file);
  if (extension === '.css') return { css: await readFile(file, 'utf8'), errors: [] };
  return extension === '.less' ? compileLess(file, siteDir) : compileSass(file, siteDir);
}
