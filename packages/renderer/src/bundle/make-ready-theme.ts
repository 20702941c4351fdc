import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ClientOutput, clientOutput } from './build-client.js';
import type { BundleOptions } from './bundle-options.js';
import { assetsOf } from './locale-bundle.js';
import { ownLayersAlone } from './own-layers.js';
import type { ReactFolders } from './react-folders.js';
import {
  hashOfSources,
  printReadyTheme,
  type ReadyServer,
  readyThemeFile,
  settingsOfTheme,
  withoutPlaces,
} from './ready-theme.js';
import { buildShared, type SharedBundle } from './shared-bundle.js';
import type { ThemeLayer } from './theme-layers.js';

/**
 * Bundles the theme ahead for all sites that have these layers of docsite, and add nothing to them.
 *
 * @param options Those of a site without anything of its own.
 * @returns The file that builds take it from.
 */
export async function makeReadyTheme(
  options: BundleOptions,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const layers = ownLayersAlone(options);
  const readFiles = new Set<string>();
  const { shared } = await buildShared({ ...options, code: { files: new Map() }, readFiles });
  if (layers === undefined || shared === undefined || assetsOf(shared).length > 0)
    throw new Error('the theme cannot be bundled ahead: it is more than code and styles of docsite');
  const { context, client, headScript } = shared;
  const { folder } = options.layers.at(-1) as ThemeLayer;
  const sources = sourcesIn(readFiles, folder);
  const theme = {
    settings: settingsOfTheme(options, context.react),
    sources,
    hash: hashOfSources(folder, sources),
    server: readServer(shared, context.react),
    client: withoutInputs(clientOutput(client)),
    headScript,
  };
  return { name: readyThemeFile(layers), bytes: printReadyTheme(theme) };
}

/** Packages change with docsite's own version alone, or with React's. */
function sourcesIn(files: ReadonlySet<string>, folder: string): string[] {
  const paths = [...files].map((file) => relative(folder, file).split(sep).join('/'));
  return paths.filter((path) => !path.split('/').includes('node_modules')).sort();
}

function readServer({ serverEntry, serverFiles, foreignNames }: SharedBundle, react: ReactFolders): ReadyServer {
  const read = (name: string) => readFileSync(join(dirname(serverEntry), name), 'utf8');
  const files = serverFiles.map((name): [string, string] => [name, withoutPlaces(read(name), react)]);
  return { entry: basename(serverEntry), files: new Map(files), foreignNames };
}

/** What esbuild says of inputs is not asked for, and its warnings are about docsite's own code. */
function withoutInputs({ outputs, files }: ClientOutput): ClientOutput {
  const bare = [...outputs].map(([path, output]) => [path, { ...output, inputs: {} }] as const);
  return { outputs: new Map(bare), files, warnings: [] };
}
