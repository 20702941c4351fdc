import { existsSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type DocsConfig, hostedSearch, isAlwaysShown, type SiteConfig, versionPaths } from '@docsite/core';
import { liveCodePackage } from '../packages/site-packages.js';

/** Name and folder of the layer with the version and language dropdowns, and the version notices on pages. */
export const choices = 'choices';

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
