import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathFrom } from '@docsite/core';
import { KnownCode } from '../liveness/known-code.js';
import type { SharedBundle } from './builds/build-all.js';
import type { BundleOptions } from './bundle-options.js';
import { assetsOf } from './locale-bundle.js';
import type { ClientBuilds, ClientOutput } from './outputs/browser-build.js';
import {
  hashOfSources,
  printReadyTheme,
  type ReadyClient,
  type ReadyServer,
  readyThemeFile,
  settingsOfTheme,
  withoutPlaces,
} from './outputs/ready-theme.js';
import { ownLayers } from './own-layers.js';
import type { ReactFolders } from './packages/react-folders.js';
import { buildShared } from './shared-bundle.js';
import { defaultTheme } from './theme/theme-layers.js';

/**
 * Bundles the theme in advance for all sites that have these layers of docsite, and add no module to them.
 *
 * @param options Those of a site without anything of its own.
 * @returns The file that builds read it from.
 */
export async function makeReadyTheme(
  options: BundleOptions,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const layers = ownLayers(options);
  const readFiles = new Set<string>();
  const { shared } = await buildShared({ ...options, code: new KnownCode(), readFiles });
  if (layers === undefined || shared === undefined || assetsOf(shared).length > 0)
    throw new Error('the theme cannot be bundled ahead: it is more than code and styles of docsite');
  const { context, client, head } = shared;
  const { folder } = defaultTheme(options.layers);
  const sources = sourcesIn(readFiles, folder);
  const theme = {
    settings: settingsOfTheme(options, context.react),
    sources,
    hash: hashOfSources(folder, sources),
    server: readServer(shared, context.react),
    client: readClient(client),
    headScript: head.script,
  };
  return { name: readyThemeFile(layers), bytes: printReadyTheme(theme) };
}

/** The files that can change on their own: packages only change with docsite's version, or with React's. */
function sourcesIn(files: ReadonlySet<string>, folder: string): string[] {
  const paths = [...files].map((file) => pathFrom(folder, file));
  return paths.filter((path) => !path.split('/').includes('node_modules')).sort();
}

function readServer({ serverEntry, serverFiles, placedNames }: SharedBundle, react: ReactFolders): ReadyServer {
  const read = (name: string) => readFileSync(join(dirname(serverEntry), name), 'utf8');
  const files = serverFiles.map((name): [string, string] => [name, withoutPlaces(read(name), react)]);
  return { entry: basename(serverEntry), files: new Map(files), placedNames };
}

function readClient({ everyPage, app, styles }: ClientBuilds): ReadyClient {
  if (styles.length > 0) throw new Error('the theme cannot be bundled ahead: its modules have styles of their own');
  const isSheet = (path: string): boolean => path.endsWith('.css');
  return {
    boot: partOf(everyPage, (path) => !isSheet(path)),
    styles: partOf(everyPage, isSheet),
    app: partOf(app, () => true),
  };
}

/**
 * Keeps some of the outputs. esbuild's metadata about inputs is not needed, and its warnings concern docsite's own
 * code.
 */
function partOf({ outputs, files }: ClientOutput, isPart: (path: string) => boolean): ClientOutput {
  const bare = [...outputs]
    .filter(([path]) => isPart(path))
    .map(([path, output]) => [path, { ...output, inputs: {} }] as const);
  return { outputs: new Map(bare), files: files.filter(({ path }) => isPart(path)), warnings: [] };
}
