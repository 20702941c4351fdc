import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasModuleSyntax } from '@docsite/core';
import { textOf } from './files/file-text.js';
import { reachedFrom } from './files/reached-from.js';
import { relativeImports } from './files/relative-imports.js';

/**
 * Whether an ES module, or a module of the same package that it imports, uses the names of CommonJS: `__dirname`,
 * `__filename` and `require`. Docusaurus's loader provides these to every module, and Node does not.
 *
 * @param file Absolute.
 */
export function usesCommonJsNames(file: string): boolean {
  if (!isEsModule(file)) return false;
  for (const path of reachedFrom([file], importsOf)) {
    const text = textOf(path);
    if (names.test(text) && !declarations.test(text)) return true;
  }
  return false;
}

/** The files that a module imports by relative paths. */
function importsOf(file: string): string[] {
  return relativeImports(textOf(file))
    .map((target) => resolve(dirname(file), target))
    .filter((path) => existsSync(path));
}

const names = /\b__(?:dir|file)name\b|(?<![\w.$])require\s*(?:\(|\.\s*resolve\b)/;

/** Matches modules that declare these names themselves. */
const declarations = /\b(?:const|let|var)\s+(?:__(?:dir|file)name|require)\b/;

/**
 * Whether Node reads a file as an ES module, as determined by its extension, the type of its package or, without one,
 * its code.
 */
function isEsModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  const type = typeOf(dirname(file));
  return type === undefined ? hasModuleSyntax(textOf(file)) : type === 'module';
}

/** The type that the nearest `package.json` gives to the modules of a folder. */
function typeOf(folder: string): string | undefined {
  const manifest = resolve(folder, 'package.json');
  if (existsSync(manifest)) return /"type"\s*:\s*"(module|commonjs)"/.exec(readFileSync(manifest, 'utf8'))?.[1];
  return folder === dirname(folder) ? undefined : typeOf(dirname(folder));
}
