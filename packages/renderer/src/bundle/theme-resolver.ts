import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, PluginBuild } from 'esbuild';
import { layerFinder, layersOn, modulesOf, type Platform, type ThemeLayer } from './theme-layers.js';

/** Where the components of a build come from. */
export interface ThemeSources {
  readonly siteDir: string;
  /** The topmost first; the last is the default theme. */
  readonly layers: readonly ThemeLayer[];
}

/** How esbuild is to resolve what templates and pages import. */
export interface ThemeResolution {
  /** What it finds by itself. */
  readonly alias: Record<string, string>;
  /** Answers for the few names that stand for others: each question waits until this thread has time for it. */
  readonly plugin: Plugin;
}

/** What bundling begins with: esbuild does not look for entry points among the aliases. */
const entryPoints = ['index', 'client/app', 'client/boot', 'client/head'];
const templateApi = ['@docsite/renderer/template', '@docsite/renderer/search'];
const shared = /^(?:react(?:-dom)?(?:\/.*)?|@docsite\/renderer\/(?:template|search))$/;
const require = createRequire(import.meta.url);

/**
 * Says where that is which templates and pages import: `@theme/x` is the file of that name in the topmost layer that has
 * one; `@theme-original/x` the one in the layers below the file that imports it, where pages count as the site's own;
 * `@site/x` a file of the site. React and the template API are this installation's, wherever the site lies, and on the
 * server they are left to Node, so that all modules share their contexts.
 *
 * Names that only the default theme has are aliases; the plugin answers for the others.
 */
export function resolveTheme({ siteDir, layers }: ThemeSources, platform: Platform): ThemeResolution {
  const taking = layersOn(layers, platform);
  const defaults = taking.at(-1) as ThemeLayer;
  const folders = { '@theme': defaults.folder, '@theme-original': defaults.folder, '@site': siteDir };
  return {
    alias: platform === 'server' ? folders : { ...folders, ...installed() },
    plugin: {
      name: 'docsite-theme',
      setup(build) {
        answerFor(build, taking);
        if (platform === 'client') return;
        build.onResolve({ filter: shared }, ({ path }) => ({
          path: pathToFileURL(require.resolve(path)).href,
          external: true,
        }));
      },
    },
  };
}

/** Answers for the names that stand for files of several layers, or that bundling begins with. */
function answerFor(build: PluginBuild, layers: readonly ThemeLayer[]): void {
  const modules = layers.map(modulesOf);
  const above = modules.slice(0, -1).flatMap((files) => [...files.keys()]);
  const between = modules.slice(1, -1).flatMap((files) => [...files.keys()]);
  const layerOf = layerFinder(layers);
  const firstFrom = (layer: number, name: string) => {
    const path = modules
      .slice(layer)
      .find((files) => files.has(name))
      ?.get(name);
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

/** Packages as folders, so that esbuild finds their parts; the template API as its files. */
function installed(): Record<string, string> {
  const packages = ['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]);
  return Object.fromEntries([...packages, ...templateApi.map((name) => [name, require.resolve(name)])]);
}

function anyOf(texts: Iterable<string>): RegExp {
  return new RegExp(`^(?:${[...texts].map((text) => text.replace(/[^\w/@-]/g, '\\$&')).join('|')})$`);
}
