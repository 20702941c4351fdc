import { resolve } from 'node:path';
import { escapePattern, firstFound } from '@docsite/core';
import type { Plugin, PluginBuild } from 'esbuild';
import { findReact, hasOlderReact } from '../packages/react-folders.js';
import { templateModule } from '../template-modules.js';
import { answerAliases, isLeftByEsbuild } from './configured-aliases.js';
import { type LayerModules, layerModules } from './layer-modules.js';
import { answerReact, type FoundReact, reactAliases } from './react-imports.js';
import { defaultTheme, layerFinder, layersOn, type Platform, type ThemeLayer } from './theme-layers.js';

/** Where the components of a build come from. */
export interface ThemeSources {
  readonly siteDir: string;
  /** Topmost first; the last is the default theme. */
  readonly layers: readonly ThemeLayer[];
  /**
   * Import aliases, each with its file or folder, relative to the site folder or absolute. One that ends in `$` is for
   * whole imports.
   */
  readonly aliases: Readonly<Record<string, string>>;
  /** Code of virtual modules by import specifier; absent for none. */
  readonly modules?: Readonly<Record<string, string>> | undefined;
}

/** State found once for all builds of a bundle. */
export interface FoundTheme extends FoundReact {
  readonly modulesOf: LayerModules;
}

/** Finds what all builds of a bundle share; folders of layers are read when first needed. */
export function findTheme(siteDir: string): FoundTheme {
  return { react: findReact(siteDir), hasOlderReact: hasOlderReact(siteDir), modulesOf: layerModules() };
}

/** How esbuild is to resolve the imports of templates and pages. */
export interface ThemeResolution {
  /** Names that esbuild resolves by itself. */
  readonly alias: Record<string, string>;
  /** Resolves the few remaining names; it is kept small because each plugin call waits until this thread is free. */
  readonly plugin: Plugin;
}

/** Entry points, which esbuild does not look up among aliases. */
const entryPoints = ['index', 'client/app', 'client/boot', 'client/head'];
/** Modules of docsite that templates and pages may import. */
const ownModules = {
  'docsite/theme': templateModule('template/index'),
  '@docsite/renderer/template': templateModule('template/index'),
  '@docsite/renderer/crawler-data': templateModule('template/crawler-data'),
  '@docsite/renderer/page-head': templateModule('template/page-head'),
  '@docsite/renderer/search': templateModule('search/index'),
};

/**
 * Resolves the imports of templates and pages: `@theme/x` is the file of that name in the topmost layer that has one;
 * `@theme-original/x` is the one in the layers below the importing file's layer, and pages belong to the site's own
 * layer; `@site/x` is a file of the site; aliases are resolved as configured. All modules share one React
 * (`react-folders.ts`), which Node resolves on the server.
 *
 * Names that exist only in the default theme are aliases; the plugin resolves the others.
 */
export function resolveTheme(
  { siteDir, layers, aliases, modulesOf, ...found }: ThemeSources & FoundTheme,
  platform: Platform,
): ThemeResolution {
  const platformLayers = layersOn(layers, platform);
  const defaults = defaultTheme(platformLayers);
  const targets = Object.entries(aliases).map(([name, path]): [string, string] => [name, resolve(siteDir, path)]);
  const folders = {
    '@theme': defaults.folder,
    '@theme-original': defaults.folder,
    '@site': siteDir,
    ...ownModules,
    ...Object.assign({}, ...platformLayers.map(({ packages }) => packages)),
    ...Object.fromEntries(targets.filter(([name]) => !isLeftByEsbuild(name))),
  };
  return {
    alias: platform === 'server' ? folders : { ...folders, ...reactAliases(found) },
    plugin: {
      name: 'docsite-theme',
      setup(build) {
        answerThemeFiles(build, platformLayers, modulesOf);
        answerReact(build, found, platform);
        answerAliases(build, Object.fromEntries(targets.filter(([name]) => isLeftByEsbuild(name))));
      },
    },
  };
}

/** Resolves the names of files that exist in several layers, and entry points. */
function answerThemeFiles(build: PluginBuild, layers: readonly ThemeLayer[], modulesOf: LayerModules): void {
  const modules = layers.map(modulesOf);
  const above = modules.slice(0, -1).flatMap((files) => [...files.keys()]);
  const between = modules.slice(1, -1).flatMap((files) => [...files.keys()]);
  const layerOf = layerFinder(layers);
  const firstFrom = (layer: number, name: string) => {
    const path = firstFound(modules.slice(layer), (files) => files.get(name));
    return path === undefined ? undefined : { path };
  };
  const answer = (scope: string, names: readonly string[], from: (importer: string) => number): void => {
    if (names.length === 0) return;
    build.onResolve({ filter: anyOf(names.map((name) => `${scope}/${name}`)) }, ({ path, importer }) =>
      firstFrom(from(importer), path.slice(scope.length + 1)),
    );
  };
  answer('@theme', [...entryPoints, ...above], () => 0);
  answer('@theme-original', between, (importer) => Math.max(0, layerOf(importer)) + 1);
}

function anyOf(texts: Iterable<string>): RegExp {
  return new RegExp(`^(?:${[...texts].map(escapePattern).join('|')})$`);
}
