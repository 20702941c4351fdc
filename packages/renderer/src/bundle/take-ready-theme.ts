import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildInputs } from './build-inputs.js';
import { writeServerFiles } from './build-server.js';
import type { BundleOptions } from './bundle-options.js';
import { noteFile, type OutsideFiles } from './outside-files.js';
import { ownLayersAlone } from './own-layers.js';
import {
  hashOfSources,
  type ReadyTheme,
  readReadyTheme,
  readyThemeFile,
  settingsOfTheme,
  withPlaces,
} from './ready-theme.js';
import { contextOf, type SharedBundle, type SharedOptions } from './shared-bundle.js';
import type { ThemeLayer } from './theme-layers.js';

/** All of it is docsite's own. */
const noInputs: BuildInputs = { modules: [], sheets: new Set() };

/**
 * The bundle of a site that adds nothing to docsite's theme, as it was made ahead. Absent for other sites, and where
 * bundling might give something else: with another React, or when the sources of the theme have changed.
 *
 * @param folder Where themes lie that were made ahead; none if absent.
 */
export async function takeReadyTheme(
  options: BundleOptions & SharedOptions,
  folder: string | undefined,
): Promise<SharedBundle | undefined> {
  const layers = folder === undefined ? undefined : ownLayersAlone(options);
  const file = layers && join(folder as string, readyThemeFile(layers));
  if (file === undefined || !existsSync(file)) return undefined;
  const theme = readReadyTheme(file);
  const sources = sourcesOf(theme, options);
  const outsideFiles: OutsideFiles = new Set();
  const context = contextOf(options, outsideFiles);
  if (sources === undefined || theme.settings !== settingsOfTheme(options, context.react)) return undefined;
  for (const source of sources) noteFile(source, { siteDir: options.siteDir, outsideFiles });
  const { server, client, headScript } = theme;
  const pathOf = (name: string) => join(options.serverDir, name);
  const files = [...server.files].map(([name, code]) => ({
    path: pathOf(name),
    contents: Buffer.from(withPlaces(code, context.react)),
  }));
  await writeServerFiles(files);
  return {
    serverEntry: pathOf(server.entry),
    serverPages: {},
    serverFiles: [...server.files.keys()],
    foreignNames: server.foreignNames,
    openModules: { pages: {} },
    livePlaces: {},
    outsideFiles: [...outsideFiles].sort(),
    client: { everyPage: { ...client, assets: [], inputs: noInputs }, others: [] },
    serverInputs: noInputs,
    headScript,
    serverAssets: [],
    documents: [],
    pages: [],
    brokenPages: [],
    context,
  };
}

/** The files that it was made from, absolute, if they still say the same. */
function sourcesOf({ sources, hash }: ReadyTheme, { layers }: BundleOptions): string[] | undefined {
  const { folder } = layers.at(-1) as ThemeLayer;
  return hashOfSources(folder, sources) === hash ? sources.map((path) => resolve(folder, path)) : undefined;
}
