import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Location, Plugin } from 'esbuild';
import { codeEnding } from '../../process/files/file-endings.js';

/**
 * Names by which a module reads its own path or nearby paths, with their names in a bundle, where they differ per
 * module.
 */
export const placeNames = {
  __dirname: '__docsite_dirname',
  __filename: '__docsite_filename',
  'import.meta.dirname': '__docsite_dirname',
  'import.meta.filename': '__docsite_filename',
  'import.meta.url': '__docsite_url',
  'require.resolve': '__docsite_resolve',
};

/**
 * The calls of `import()` whose module is computed, which esbuild leaves as they are. The name that replaces `import`
 * in them is as long, so that columns stay the same. Strings and comments in parentheses are not computed.
 */
const computedImport = /(?<![\w$.'"`])import(?=\(\s*(?:new\b|[A-Za-z_(]))/g;
const importer = '__load';

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.jsx': 'jsx', '.js': 'jsx' };
const declaration = /^var __docsite_dirname=.*?\/\*places\*\//;

/** Declares the bundle's `placeNames` in each module that reads its own path. Line numbers do not change. */
export const withPlaces: Plugin = {
  name: 'places',
  setup(build) {
    build.onLoad({ filter: codeEnding }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return readsPlaces(text) ? withOwnPlaces(path, text) : undefined;
    });
  },
};

/** The text of a module for esbuild, with declarations of its `placeNames` if it reads its own path. */
export function withOwnPlaces(path: string, text: string): { readonly contents: string; readonly loader: Loader } {
  const extension = extname(path);
  const loader = loaders[extension] ?? (/t/.test(extension) ? 'ts' : 'js');
  if (!readsPlaces(text)) return { contents: text, loader };
  const code = text
    .replace(/^#!/, '//')
    .replace(computedImport, (name, index) => (isInString(text, index) ? name : importer));
  return { contents: declarePlaces(path) + code, loader };
}

/** Whether an odd number of some quotation mark is before a place on its line. */
function isInString(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return ["'", '"', '`'].some((mark) => before.split(mark).length % 2 === 0);
}

function readsPlaces(text: string): boolean {
  return text.search(computedImport) >= 0 || placeName.test(text);
}

const placeName = /\b__(?:dir|file)name\b|\bimport\s*\.\s*meta\b|\brequire\s*\.\s*resolve\b/;

function declarePlaces(path: string): string {
  const [folder, file, url] = [dirname(path), path, pathToFileURL(path).href].map((value) => JSON.stringify(value));
  const resolver = `__docsite_resolve=(name,options={paths:[${folder}]})=>__docsite_resolve_in(name,options)`;
  const load = `${importer}=(name)=>__docsite_load(name,${url})`;
  return `var __docsite_dirname=${folder},__docsite_filename=${file},__docsite_url=${url},${resolver},${load};/*places*/`;
}

/**
 * Converts a column in the bundled text of a module to the column in its source; `undefined` for columns in the
 * declarations that are added before it.
 *
 * @param path Absolute.
 * @param line 0-based, like `column`.
 */
export function columnInSource(path: string, line: number, column: number): number | undefined {
  const declared = line === 0 && readsPlaces(readFileSync(path, 'utf8')) ? declarePlaces(path).length : 0;
  return column < declared ? undefined : column - declared;
}

/** The position of an esbuild message in the original source of the module. */
export function withoutPlaces({ line, column, lineText }: Location): { line: number; column: number } {
  const declared = line === 1 ? (declaration.exec(lineText)?.[0] ?? '') : '';
  return { line, column: Math.max(0, column - Buffer.byteLength(declared)) };
}
