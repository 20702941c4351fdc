import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConfigPurpose, type KeyPlaces, type ModuleReads, readKeyPlaces, type UserConfig } from '@docsite/core';
import { checkJson } from './config/check-json.js';
import { pluginContext } from './config/plugins/plugin-context.js';
import { pluginsOf } from './config/plugins/plugins.js';
import { hasFutureFlag } from './config/site/future-flags.js';
import { withOwnSites } from './config/site/own-sites.js';
import { basePath } from './config/site/site-path.js';
import { functionsOf } from './convert/contents.js';
import { convertedConfig } from './convert/converted-config.js';
import type { SiteToConvert } from './convert/site-to-convert.js';
import { Keys } from './keys.js';
import { notInstalled } from './load/bundling/missing-packages.js';
import { loadLocalized } from './load/load-localized.js';
import { hasSwizzlesOf, isSwizzled } from './modules/components/theme-files.js';
import { documentComponents } from './modules/mdx/mdx-components.js';
import type { PresetValues } from './preset-options.js';
import { codeThemesOf } from './styles/code/code-colors.js';
import { sortsMedia } from './styles/flatten-layers.js';
import { Takeover } from './takeover.js';

/** The configuration file of a site. */
export interface SiteFile {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration's file, relative to it. */
  readonly file: string;
}

/** How to read it. */
export interface ConvertOptions extends SiteFile {
  /** The folder of docsite's modules for such sites, absolute, if the site is given packages that it lacks. */
  readonly themeDir?: string;
  /** Why it is read; to build the site by default. */
  readonly purpose?: ConfigPurpose;
}

/** A Docusaurus site, with its configuration read as one of docsite's and as values for the preset. */
export interface ConvertedSite extends PresetValues {
  readonly config: UserConfig;
  /** The configuration as exported by its file. */
  readonly siteConfig: SiteConfig;
  /** The same in other languages, by locale, if it depends on the language. */
  readonly otherConfigs: ReadonlyMap<string, SiteConfig>;
  readonly takeover: Takeover;
  readonly reads: ModuleReads;
}

type SiteConfig = Readonly<Record<string, unknown>>;

/** The values as Docusaurus normalizes them for code: with slashes around the base URL, and text converted to flags. */
function asChecked(value: SiteConfig): SiteConfig {
  const { baseUrl } = value;
  const trailingSlash = Keys.of(value).flag('trailingSlash');
  return {
    ...value,
    ...(typeof baseUrl === 'string' && { baseUrl: basePath(baseUrl) }),
    ...(trailingSlash !== undefined && { trailingSlash }),
  };
}

/** Reads the configuration of a Docusaurus site. Throws a `ConfigError`. */
export async function convertSite({
  siteDir,
  file,
  themeDir,
  purpose = 'build',
}: ConvertOptions): Promise<ConvertedSite> {
  const loaded = await loadLocalized({ siteDir, file, themeDir }, purpose === 'build');
  const { reads, observation, missing } = loaded;
  const siteConfig = asChecked(loaded.value);
  const otherConfigs = new Map([...loaded.others].map(([name, value]) => [name, asChecked(value)]));
  const places = await readKeyPlaces(await readFile(join(siteDir, file), 'utf8'), file);
  const takeover = new Takeover(siteDir, places, observation);
  checkJson(siteConfig, takeover);
  for (const name of missing) takeover.leavesModule(name, { name, reason: notInstalled });
  const config = takeover.watch(Keys.of(siteConfig));
  const themeConfig = config.within('themeConfig');
  const plugins = await pluginsOf(config, { takeover, context: pluginContext({ siteDir, file, siteConfig }) });
  const components = await documentComponents(siteDir);
  const hasOwnItems = ['NavbarItem', 'NavbarItem/ComponentTypes'].some((name) => isSwizzled(siteDir, name));
  const drawsItems = hasSwizzlesOf(siteDir, 'NavbarItem');
  const site = { config, themeConfig, plugins, takeover, components, hasOwnItems, drawsItems };
  const others = [...otherConfigs].map(([name, own]) => [name, convertOther(own, site, places)] as const);
  return {
    config: withOwnSites(convertedConfig(site), new Map(others)),
    siteConfig,
    otherConfigs,
    plugins,
    functions: functionsOf(config, plugins),
    styleLayer: hasFutureFlag(config, 'useCssCascadeLayers', siteDir),
    mediaInLayers: !sortsMedia(siteConfig, siteDir),
    codeThemes: codeThemesOf(themeConfig),
    takeover,
    reads,
  };
}

/** Converts the configuration of another language, whose problems are those of the default one. */
function convertOther(value: SiteConfig, site: SiteToConvert, places: KeyPlaces): UserConfig {
  const { siteDir, observation } = site.takeover;
  const config = Keys.of(value);
  const takeover = new Takeover(siteDir, places, observation);
  return convertedConfig({ ...site, config, themeConfig: config.within('themeConfig'), takeover });
}
