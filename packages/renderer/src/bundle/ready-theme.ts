import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ClientOutput } from './browser-build.js';
import { type ReactFolders, versionIn } from './react-folders.js';

/** What the theme is bundled to for every site that adds no module to it, made ahead. */
export interface ReadyTheme {
  /** As {@link settingsOfTheme} gives them. */
  readonly settings: string;
  /** The files of docsite that it was made from, relative to the folder of the default theme. */
  readonly sources: readonly string[];
  /** Hash of what these say. */
  readonly hash: string;
  readonly server: ReadyServer;
  readonly client: ReadyClient;
  readonly headScript: string;
}

/** What browsers load: each is the same whether the others are taken with it or not. */
export interface ReadyClient {
  /** The script that every page begins with. */
  readonly boot: ClientOutput;
  /** The styles of a site without any of its own. */
  readonly styles: ClientOutput;
  /** The app of a site without live pages. */
  readonly app: ClientOutput;
}

/** Server modules. */
export interface ReadyServer {
  /** The name of the file that is loaded. */
  readonly entry: string;
  /** Contents by name, with placeholders for the folders of React. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of modules in them that depend on where the site lies. */
  readonly foreignNames: readonly string[];
}

/** How the modules of a site are bundled, as far as the theme's may be bundled otherwise for it. */
interface ThemeSettings {
  readonly resolveExtensions: readonly string[];
  readonly svgImports: string;
}

/** What enters the bundle of such a site beside docsite's own sources, to compare. */
export function settingsOfTheme({ resolveExtensions, svgImports }: ThemeSettings, react: ReactFolders): string {
  return JSON.stringify({ resolveExtensions, svgImports, react: versionIn(react['react-dom']) });
}

/** The file of the theme with these layers of docsite. */
export function readyThemeFile(layers: readonly string[]): string {
  return `theme-${layers.join('-')}.gz`;
}

/** The bytes of such a file. */
export function printReadyTheme(theme: ReadyTheme): Buffer {
  return gzipSync(serialize(theme), { level: 9 });
}

/** The theme that such a file holds. */
export function readReadyTheme(file: string): ReadyTheme {
  return deserialize(gunzipSync(readFileSync(file))) as ReadyTheme;
}

/** Hash of what files say; empty where one of them is not there. */
export function hashOfSources(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  try {
    for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  } catch {
    return '';
  }
  return hash.digest('hex');
}

/** Server modules without the places of React. */
export function withoutPlaces(code: string, react: ReactFolders): string {
  return placesOf(react).reduce((text, [place, placeholder]) => text.replaceAll(place, placeholder), code);
}

/** Server modules with the places of React. */
export function withPlaces(code: string, react: ReactFolders): string {
  return placesOf(react).reduce((text, [place, placeholder]) => text.replaceAll(placeholder, place), code);
}

/** The addresses of React's folders as server modules have them, and what stands for each. */
function placesOf(react: ReactFolders): [string, string][] {
  return Object.entries(react).map(([name, folder]) => [`${pathToFileURL(folder).href}/`, `file:///docsite/${name}/`]);
}
