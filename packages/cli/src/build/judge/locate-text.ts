import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  capturesIn,
  codeEnding,
  firstFound,
  once,
  oncePerKey,
  type Place,
  placeInText,
  slashedPath,
} from '@docsite/core';
import { isFolder, readText } from '@docsite/core/process';

/** Finds the place where a page, or a file that it imports, contains one of several texts in quotes. */
export type Locate = (source: string | undefined, texts: readonly string[]) => Place | undefined;

const mostFiles = 200;

/**
 * Creates a finder of texts in the code of a site. It reads files only when called, for a broken link: first the page's
 * source and its imports, nearest first, then the site's own theme.
 */
export function createLocator(siteDir: string, themeDir: string): Locate {
  const read = oncePerKey((path: string) => readText(join(siteDir, path)));
  const theme = once(() => listTheme(siteDir, themeDir));
  return (source, texts) => {
    const own = source === undefined ? [] : withImports(source, read);
    return firstFound([...own, ...theme()], (file) => placeIn(file, read(file) ?? '', texts));
  };
}

/** A file and the files of the site that it imports, breadth first. */
function withImports(source: string, read: (path: string) => string | undefined): string[] {
  const found = new Set([source]);
  for (const file of found) {
    for (const specifier of importsOf(read(file) ?? '')) {
      const target = resolveImport(file, specifier, read);
      if (target !== undefined && found.size < mostFiles) found.add(target);
    }
  }
  return [...found];
}

function importsOf(text: string): string[] {
  return capturesIn(text, /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g);
}

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

function resolveImport(
  file: string,
  specifier: string,
  read: (path: string) => string | undefined,
): string | undefined {
  const isOfSite = specifier.startsWith('@site/');
  if (!isOfSite && !specifier.startsWith('.')) return undefined;
  const path = isOfSite
    ? posix.normalize(specifier.slice('@site/'.length))
    : posix.join(posix.dirname(file), specifier);
  if (path.startsWith('..')) return undefined;
  return endings.map((ending) => path + ending).find((candidate) => read(candidate) !== undefined);
}

function listTheme(siteDir: string, themeDir: string): string[] {
  const folder = join(siteDir, themeDir);
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => codeEnding.test(file))
    .map((file) => posix.join(themeDir, slashedPath(file)))
    .sort();
}

/** The first occurrence of the texts in quotes, in the order of the texts. A `srcset` continues after its first URL. */
function placeIn(file: string, code: string, texts: readonly string[]): Place | undefined {
  return firstFound(texts, (text) => {
    const index = indexOfQuoted(code, text);
    return index === -1 ? undefined : { file, ...placeInText(code, index) };
  });
}

function indexOfQuoted(code: string, text: string): number {
  for (let at = code.indexOf(text); at !== -1; at = code.indexOf(text, at + 1)) {
    const quote = code[at - 1] ?? '';
    if (['"', "'", '`'].includes(quote) && [quote, ' ', ','].includes(code[at + text.length] ?? '')) return at - 1;
  }
  return -1;
}
