import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ReactFolders, versionIn } from '../packages/react-folders.js';
import type { ClientOutput } from './browser-build.js';

/** The theme bundled in advance, for every site that adds no module to it. */
export interface ReadyTheme {
  /** The result of {@link settingsOfTheme}. */
  readonly settings: string;
  /** Docsite's source files of the theme, relative to the folder of the default theme. */
  readonly sources: readonly string[];
  /** Hash of the contents of these files. */
  readonly hash: string;
  readonly server: ReadyServer;
  readonly client: ReadyClient;
  readonly headScript: string;
}

/** The client files: each part is independent of the others. */
export interface ReadyClient {
  /** The script that every page starts with. */
  readonly boot: ClientOutput;
  /** The styles of a site without any of its own. */
  readonly styles: ClientOutput;
  /** The app of a site without live pages. */
  readonly app: ClientOutput;
}

/** Server modules. */
export interface ReadyServer {
  /** The name of the entry file. */
  readonly entry: string;
  /** Contents by name, with placeholders for the folders of React. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of modules in them that depend on the site's location. */
  readonly placedNames: readonly string[];
}

/** The settings of a site that affect how the theme is bundled. */
interface ThemeSettings {
  readonly resolveExtensions: readonly string[];
  readonly svgImports: string;
}

/** A string for comparing everything that enters the bundle besides docsite's own sources. */
export function settingsOfTheme({ resolveExtensions, svgImports }: ThemeSettings, react: ReactFolders): string {
  return JSON.stringify({ resolveExtensions, svgImports, react: versionIn(react['react-dom']) });
}

/** The file name for the theme with these layers of docsite. */
export function readyThemeFile(layers: readonly string[]): string {
  return `theme-${layers.join('-')}.gz`;
}

/** Serializes a theme for its file. */
export function printReadyTheme(theme: ReadyTheme): Buffer {
  return gzipSync(serialize(theme), { level: 9 });
}

/** Reads a theme from its file. */
export function readReadyTheme(file: string): ReadyTheme {
  return deserialize(gunzipSync(readFileSync(file))) as ReadyTheme;
}

/** Hash of the contents of files; empty if one of them does not exist. */
export function hashOfSources(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  try {
    for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  } catch {
    return '';
  }
  return hash.digest('hex');
}

/** Replaces the locations of React in server modules by placeholders. */
export function withoutPlaces(code: string, react: ReactFolders): string {
  return placesOf(react).reduce((text, [place, placeholder]) => text.replaceAll(place, placeholder), code);
}

/** Replaces placeholders in server modules by the locations of React. */
export function withPlaces(code: string, react: ReactFolders): string {
  return placesOf(react).reduce((text, [place, placeholder]) => text.replaceAll(placeholder, place), code);
}

/** The URLs of React's folders in server modules, and the placeholder for each. */
function placesOf(react: ReactFolders): [string, string][] {
  return Object.entries(react).map(([name, folder]) => [`${pathToFileURL(folder).href}/`, `file:///docsite/${name}/`]);
}
