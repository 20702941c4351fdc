import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { compileSass } from './compile-sass.js';
import type { StyleSheet } from './style-sheet.js';

/** Reads a style sheet. One of Sass is compiled by the package that the site has installed. */
export async function readStyleSheet(file: string, siteDir: string): Promise<StyleSheet> {
  if (extname(file) !== '.css') return compileSass(file, siteDir);
  return { css: await readFile(file, 'utf8'), errors: [] };
}
