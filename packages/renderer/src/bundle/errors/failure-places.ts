import { isAbsolute, join } from 'node:path';
import { defaultConfigFile, type Place, pathFrom, placeOf, unreadFile } from '@docsite/core';
import type { Location, Message } from 'esbuild';
import { sourceOfModule } from '../../live/live-pages.js';
import { writtenPlace } from '../../live/print-statements.js';
import { readLines } from '../analysis/read-text.js';
import type { BundleContext } from '../bundle-options.js';
import { virtualScope } from '../modules/documents/virtual-modules.js';
import { inlineLoaderScope } from '../modules/loaders/inline-loaders.js';
import { textScope } from '../styles/css-modules/css-modules.js';
import { stylesEntry } from '../styles/site-styles.js';
import { isStyleSheet } from '../styles/style-sheet.js';
import type { ThemeLayer } from '../theme/theme-layers.js';

/** Sources of printed modules, whose lines differ from those of their files. */
export type PrintedSources = Pick<BundleContext, 'pages' | 'documents'>;

/** The information for placing messages. */
export interface Placing extends PrintedSources, Pick<BundleContext, 'siteDir' | 'configFile' | 'modulePlaces'> {
  readonly isOfTheme: (file: string) => boolean;
}

/**
 * Something missing in a file of the theme is reported in the site's file that replaces one of the theme; what a
 * virtual module imports, where the configuration names it.
 */
export function placeOfMessage(
  message: Message,
  { isOfTheme, siteDir, modulePlaces = {}, ...options }: Placing,
): Place {
  const { location } = message;
  const { configFile: config = defaultConfigFile, ...printed } = options;
  if (location === null) return placeOf(config);
  if (isOfTheme(location.file)) return placeOf(/"([^"]+)"/.exec(message.text)?.[1] ?? config);
  const placeIn = (file: string): Place => placeOfName(message, { file, siteDir });
  const virtual = virtualName(location, printed);
  if (virtual !== undefined) return modulePlaces[virtual] ?? placeIn(config);
  if (isOfConfig(location, config)) return placeIn(config);
  const compiled = compiledModule(location, siteDir);
  if (compiled !== undefined) return placeIn(compiled);
  if (isCompiled(location, siteDir)) return placeIn(location.file);
  return statementPlaceOf(location, printed) ?? placeIn(sourceOfModule(location.file));
}

/** The name of a virtual module, which has no file; documents that plugins write have lines, too. */
function virtualName({ file }: Location, { documents }: PrintedSources): string | undefined {
  return file.startsWith(virtualScope) && !documents.has(file) ? file.slice(virtualScope.length) : undefined;
}

/** Whether a module is generated from the configuration: the style sheets of every page, or the module of a route. */
function isOfConfig({ file }: Location, config: string): boolean {
  return file.startsWith(`${stylesEntry}:`) || sourceOfModule(file).startsWith(`${config}:`);
}

/**
 * The file, relative to the site folder, that a place in a generated style sheet or in the output of loaders is about:
 * a CSS Module, or the one that an import names with loaders.
 */
function compiledModule({ file }: Location, siteDir: string): string | undefined {
  const scope = [textScope, inlineLoaderScope].find((name) => file.startsWith(`${name}:`));
  return scope && pathFrom(siteDir, file.slice(scope.length + 1).replace(/\?.*$/, ''));
}

/** Whether a place is in the CSS that a style sheet of another language was compiled to. */
function isCompiled({ file, line, lineText }: Location, siteDir: string): boolean {
  if (!isStyleSheet(file) || file.endsWith('.css')) return false;
  return readLines(join(siteDir, file))[line - 1] !== lineText;
}

/**
 * Where code outside statements, a style sheet or the configuration names a module: as the author wrote it, or by the
 * path to which the name was resolved.
 */
function placeOfName(message: Message, { file, siteDir }: { readonly file: string; readonly siteDir: string }): Place {
  const unresolved = /^Could not resolve "([^"]+)"(?: \(originally "([^"]+)"\))?/.exec(message.text);
  const [, name, original = name ?? unreadFile(message)?.name] = unresolved ?? [];
  const path = original && pathInSite(original, siteDir);
  const names = path === undefined ? [original ?? ''] : [path, `./${path}`];
  const written = ['""', "''", '``', '()'].flatMap(([open, close]) => names.map((one) => `${open}${one}${close}`));
  const lines = original === undefined ? [] : readLines(join(siteDir, file));
  const columns = lines.map((line) => written.map((one) => line.indexOf(one)));
  const line = columns.findIndex((found) => found.some((column) => column >= 0));
  return { file, line: Math.max(line, 0) + 1, column: Math.max(...(columns[line] ?? []), 0) + 1 };
}

/** The path of a file relative to the site folder; undefined for names that are not absolute paths in the folder. */
export function pathInSite(name: string, siteDir: string): string | undefined {
  const path = isAbsolute(name) ? pathFrom(siteDir, name) : '..';
  return isAbsolute(path) || path.startsWith('..') ? undefined : path;
}

/** Creates a predicate for paths outside the site folder that belong to a package or to a layer of the theme. */
export function foreignTest(layers: readonly ThemeLayer[], siteDir: string): (file: string) => boolean {
  const isOfTheme = layerTest(layers, siteDir);
  return (file) => (file.startsWith('../') && file.includes('/node_modules/')) || isOfTheme(file);
}

/** Creates a predicate for paths outside the site folder that belong to a layer of the theme. */
export function layerTest(layers: readonly ThemeLayer[], siteDir: string): (file: string) => boolean {
  const folders = layers.map(({ folder }) => `${pathFrom(siteDir, folder)}/`);
  return (file) => file.startsWith('../') && folders.some((folder) => file.startsWith(folder));
}

/** Maps a place in a printed module to the place in the author's file. */
export function writtenPlaceOf(location: Location, printed: PrintedSources): Place {
  return statementPlaceOf(location, printed) ?? placeOf(sourceOfModule(location.file));
}

/** The place of a statement in the source; other code loses its place when it is printed. */
function statementPlaceOf(location: Location, { pages, documents }: PrintedSources): Place | undefined {
  const file = sourceOfModule(location.file);
  const { statements } = (file === location.file ? documents.get(file) : undefined) ?? {};
  const printed = statements ? { statements } : pages.find((page) => page.source === file)?.module;
  const column = columnOf(location);
  if (printed === undefined) return { file, line: location.line, column };
  return writtenPlace(printed, location.line, column);
}

/** esbuild counts bytes from 0, findings count UTF-16 code units from 1. */
function columnOf({ lineText, column }: Location): number {
  return Buffer.from(lineText).subarray(0, column).toString().length + 1;
}
