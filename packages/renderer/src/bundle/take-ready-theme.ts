import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedBundle } from './builds/build-all.js';
import { writeServerFiles } from './builds/build-server.js';
import { contextOf } from './bundle-context.js';
import type { BundleOptions, SharedOptions } from './bundle-options.js';
import { asBuild, joinBuilds, noStyledModules } from './outputs/browser-build.js';
import { noInputs } from './outputs/build-inputs.js';
import {
  hashOfSources,
  type ReadyTheme,
  readReadyTheme,
  readyThemeFile,
  settingsOfTheme,
  withPlaces,
} from './outputs/ready-theme.js';
import { ownLayers } from './own-layers.js';
import { defaultTheme } from './theme/theme-layers.js';
import { findTheme } from './theme/theme-resolver.js';

/**
 * The theme bundled in advance, for a site that adds no module to docsite's. Undefined for other sites, and if bundling
 * could give a different result: with another React, or when the theme's sources have changed.
 *
 * @param folder Folder of themes bundled in advance; undefined if there is none.
 */
export function findReadyTheme(options: BundleOptions, folder: string | undefined): ReadyTheme | undefined {
  if (folder === undefined) return undefined;
  const layers = ownLayers(options);
  const file = layers && join(folder, readyThemeFile(layers));
  if (file === undefined || !existsSync(file)) return undefined;
  const theme = readReadyTheme(file);
  const { folder: sourceFolder } = defaultTheme(options.layers);
  const isCurrent =
    hashOfSources(sourceFolder, theme.sources) === theme.hash &&
    theme.settings === settingsOfTheme(options, findTheme(options.siteDir).react);
  return isCurrent ? theme : undefined;
}

/** Creates the bundle of a site that adds nothing to such a theme. */
export async function takeReadyTheme(options: SharedOptions, theme: ReadyTheme): Promise<SharedBundle> {
  const { server, client, headScript } = theme;
  const context = contextOf({ ...options, ready: theme }, new Set());
  const pathOf = (name: string) => join(options.locale.serverDir, name);
  const files = [...server.files].map(([name, code]) => ({
    path: pathOf(name),
    contents: Buffer.from(withPlaces(code, context.react)),
  }));
  await writeServerFiles(files);
  return {
    serverEntry: pathOf(server.entry),
    serverPages: {},
    serverFiles: [...server.files.keys()],
    placedNames: server.placedNames,
    openModules: { pages: {} },
    livePlaces: {},
    foreignFiles: [...context.foreignFiles].sort(),
    client: {
      everyPage: joinBuilds([client.boot, client.styles].map(asBuild)),
      app: asBuild(client.app),
      styles: [],
      styled: noStyledModules,
    },
    serverInputs: noInputs,
    head: { script: headScript, inputs: noInputs },
    serverAssets: [],
    documents: [],
    pages: [],
    brokenPages: [],
    context,
  };
}
