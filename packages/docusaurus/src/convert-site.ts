import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleReads, readKeyPlaces, type UserConfig } from '@docsite/core';
import { adapt, functionHolders } from './adapt.js';
import type { GivenFiles } from './complete-site.js';
import { hasFutureFlag } from './config/future-flags.js';
import type { FunctionHolders } from './config/hooks.js';
import { pluginContext } from './config/plugin-context.js';
import { type PluginUse, pluginsOf } from './config/plugins.js';
import { Keys } from './keys.js';
import { loadConfig } from './load/load-config.js';
import { documentComponents } from './modules/mdx-components.js';
import { readSwizzles, swizzleDir } from './modules/swizzles.js';
import { type CodeThemes, codeThemesOf } from './styles/code-colors.js';
import { Takeover } from './takeover.js';

/** A site of Docusaurus, its configuration read as what docsite's own can say and what the preset is told beside. */
export interface ConvertedSite {
  readonly config: UserConfig;
  /** The configuration as its file exports it. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly plugins: readonly PluginUse[];
  readonly functions: FunctionHolders;
  readonly styleLayer: boolean;
  readonly codeThemes: CodeThemes;
  readonly takeover: Takeover;
  readonly reads: ModuleReads;
  /** Packages that the configuration imports and that are not installed. */
  readonly missing: readonly string[];
}

interface SiteFile extends Pick<GivenFiles, 'themeDir'> {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration file in it. */
  readonly file: string;
}

/** Reads the configuration of a Docusaurus site. Throws `ConfigError`. */
export async function convertSite({ siteDir, file, themeDir }: SiteFile): Promise<ConvertedSite> {
  const { value, reads, observation, missing } = await loadConfig(siteDir, file);
  const places = await readKeyPlaces(await readFile(join(siteDir, file), 'utf8'), file);
  const takeover = new Takeover(siteDir, places, observation);
  const config = takeover.watch(Keys.of(value));
  const themeConfig = config.within('themeConfig');
  const plugins = await pluginsOf(config, takeover, pluginContext(siteDir, file, value));
  const components = await documentComponents(siteDir, swizzleDir);
  const hasOwnItems = readSwizzles(siteDir, themeDir, []).names.has('NavbarItem/ComponentTypes');
  const site = { config, themeConfig, plugins, takeover, components, hasOwnItems };
  return {
    config: adapt(site),
    value,
    plugins,
    functions: functionHolders(site),
    styleLayer: hasFutureFlag(config, 'useCssCascadeLayers', siteDir),
    codeThemes: codeThemesOf(themeConfig),
    takeover,
    reads,
    missing,
  };
}
