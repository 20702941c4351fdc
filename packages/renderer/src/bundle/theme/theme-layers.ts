import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import {
  type DocsConfig,
  hostedSearch,
  isAlwaysShown,
  type SiteConfig,
  slashedPath,
  versionPaths,
} from '@docsite/core';
import { liveCodePackage } from '../packages/site-packages.js';

/** Name and folder of the layer with the version and language dropdowns, and the version notices on pages. */
const choices = 'choices';

/** Where modules run: while the site is built, or in the browser. */
export type Platform = 'server' | 'client';

/**
 * A folder of components and styles. The layers of a site are a list, topmost first: for files with the same name, the
 * upper layer's is used, and it can wrap the lower one's.
 */
export interface ThemeLayer {
  readonly name: string;
  /** Absolute. It may not exist. */
  readonly folder: string;
  /** The platforms whose bundles include its files; all by default. */
  readonly platforms?: readonly Platform[];
  /** Files of the folder that are left out because they cannot be built, absolute. */
  readonly leftOut?: ReadonlySet<string>;
  /** Absolute folders of the site's packages that its files import, by package name. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** The default theme, which is the lowest layer. */
export function defaultTheme(layers: readonly ThemeLayer[]): ThemeLayer {
  const lowest = layers.at(-1);
  if (lowest === undefined) throw new Error('there is no default theme');
  return lowest;
}

/** The folders that the paths of layers are resolved against. */
export interface ThemeFolders {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** Sources of the default theme, absolute. */
  readonly templatesDir: string;
}

/** The layers of a site: its own, those it configures, those of enabled features, and the default theme. */
export function themeLayers(config: SiteConfig, { siteDir, templatesDir }: ThemeFolders): ThemeLayer[] {
  return [
    { name: 'site', folder: resolve(siteDir, config.themeDir) },
    ...config.themes.map((folder) => ({ name: folder, folder: resolve(siteDir, folder) })),
    ...(hostedSearch(config) === undefined
      ? []
      : [{ name: 'hosted-search', folder: join(templatesDir, 'hosted-search'), platforms: ['client'] as const }]),
    ...liveCodeLayers(config, { siteDir, templatesDir }),
    ...(config.blog === undefined ? [] : [{ name: 'blog', folder: join(templatesDir, 'blog') }]),
    ...(hasChoices(config, siteDir) ? [{ name: choices, folder: join(templatesDir, choices) }] : []),
    { name: 'default', folder: templatesDir },
  ];
}

/** The layer for live code, if the site has the package that runs it. */
function liveCodeLayers(config: SiteConfig, { siteDir, templatesDir }: ThemeFolders): ThemeLayer[] {
  const folder = config.markdown.liveCode === false ? undefined : liveCodePackage(siteDir, config.aliases);
  if (folder === undefined) return [];
  return [{ name: 'live-code', folder: join(templatesDir, 'live-code'), packages: { 'react-live': folder } }];
}

/** Whether there are versions or languages to choose from or to show; a theme may have a dropdown anywhere. */
function hasChoices({ docs, i18n, navbar, themes }: SiteConfig, siteDir: string): boolean {
  const isVersioned = docs.some((instance) => existsSync(join(siteDir, versionPaths(instance).list)));
  const isAlways = navbar.items.some(isAlwaysShown);
  const isNamed = docs.some(({ versions }) => Object.values(versions).some(isVersionMarked));
  return isVersioned || isNamed || isAlways || i18n.locales.length > 1 || themes.length > 0;
}

/** Whether the pages of a version show which version they belong to. */
function isVersionMarked({ banner = 'none', badge = false }: DocsConfig['versions'][string]): boolean {
  return banner !== 'none' || badge;
}

/** The layers for a platform, in order. */
export function layersOn(layers: readonly ThemeLayer[], platform: Platform): ThemeLayer[] {
  return layers.filter(({ platforms }) => platforms?.includes(platform) ?? true);
}

/** Returns the modules of a layer: files by name, both with and without extension; an `index` also by its folder. */
export type LayerModules = (layer: ThemeLayer) => ReadonlyMap<string, string>;

/** Creates a function that returns the modules of layers, and reads the folder of each once. */
export function layerModules(): LayerModules {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (layer) => {
    const key = JSON.stringify([layer.folder, ...(layer.leftOut ?? [])]);
    const modules = known.get(key) ?? modulesOf(layer);
    known.set(key, modules);
    return modules;
  };
}

/** The modules of a layer, as in {@link LayerModules}. */
export function modulesOf(layer: ThemeLayer): ReadonlyMap<string, string> {
  const files = filesIn(layer.folder).filter((path) => /\.[jt]sx?$/.test(path));
  return new Map(
    files.flatMap((path): [string, string][] => {
      const file = join(layer.folder, path);
      if (layer.leftOut?.has(file)) return [];
      const name = slashedPath(path);
      const bare = name.replace(/\.[jt]sx?$/, '');
      const ofFolder: [string, string][] = bare.endsWith('/index') ? [[bare.slice(0, -'/index'.length), file]] : [];
      return [...ofFolder, [bare, file], [name, file]];
    }),
  );
}

/** Whether a layer above the default theme has one of some modules, named without extension. */
export function hasOwnModule(layers: readonly ThemeLayer[], names: readonly string[]): boolean {
  return layers.slice(0, -1).some((layer) => {
    const modules = modulesOf(layer);
    return names.some((name) => modules.has(name));
  });
}

/** The modules that pages are rendered with. */
export interface DrawingModules {
  readonly layers: readonly ThemeLayer[];
  readonly aliases: Readonly<Record<string, string>>;
}

/** Whether pages are rendered only with components of the default theme. */
export function isDefaultTheme({ layers, aliases }: DrawingModules): boolean {
  const hasOwn = layersOn(layers, 'server').some(
    (layer) => layer.name !== 'default' && layer.name !== choices && modulesOf(layer).size > 0,
  );
  return !hasOwn && Object.keys(aliases).length === 0;
}

/** The style sheets that the layers add to every page, lowest layer first. */
export function styleSheetsOf(layers: readonly ThemeLayer[]): string[] {
  return layers
    .toReversed()
    .flatMap(({ folder, leftOut }) =>
      ['styles/index.css', 'custom.css']
        .map((path) => join(folder, path))
        .filter((file) => existsSync(file) && !leftOut?.has(file)),
    );
}

/** Creates a function that returns the index of the layer that contains a file, or -1. Layers may be nested. */
export function layerFinder(layers: readonly ThemeLayer[]): (file: string) => number {
  const folders = layers.flatMap(({ folder }, index) =>
    [...new Set([folder, realPath(folder)])].map((path) => ({ prefix: path + sep, index })),
  );
  folders.sort((a, b) => b.prefix.length - a.prefix.length);
  return (file) => folders.find(({ prefix }) => file.startsWith(prefix))?.index ?? -1;
}

/** Resolves symbolic links, because esbuild names files by their real paths. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
