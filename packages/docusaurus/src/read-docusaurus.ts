import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdaptedConfig, type ConfigPurpose, readKeyPlaces } from '@docsite/core';
import { adapt, adaptFunctions } from './adapt.js';
import { hasFutureFlag } from './config/future-flags.js';
import { pluginContext } from './config/plugin-context.js';
import { pluginsOf } from './config/plugins.js';
import { Keys } from './keys.js';
import { loadConfig } from './load/load-config.js';
import { documentComponents } from './modules/mdx-components.js';
import { siteModules } from './modules/site-modules.js';
import { idleSwizzles, readSwizzles, swizzleDir } from './modules/swizzles.js';
import { makePlugins } from './plugins/make-plugins.js';
import { runPlugins } from './plugins/run-plugins.js';
import { classNames } from './styles/class-names.js';
import { codeColorsOf } from './styles/code-colors.js';
import { looksOf, withLooks } from './styles/looks.js';
import { sourceFolders, wordsOfSite } from './styles/site-sources.js';
import { Takeover } from './takeover.js';
import { wordsOf } from './words/locale-words.js';

export interface DocusaurusOptions {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration file in it. */
  readonly file: string;
  /** What it is read for: to build the site, unless it is said. */
  readonly purpose?: ConfigPurpose;
  /** Folder with the modules that Docusaurus gives to sites, absolute: `theme/` of this package. */
  readonly themeDir: string;
  /** The style sheet of Infima, which such sites are written with, absolute. */
  readonly infimaFile: string;
  /** The English words of Docusaurus's theme as labels of docsite's, a JSON file, absolute. */
  readonly wordsFile: string;
}

/** Reads the configuration of a Docusaurus site as one of docsite's. Throws `ConfigError`. */
export async function readDocusaurus(options: DocusaurusOptions): Promise<AdaptedConfig> {
  const { siteDir, file, themeDir, infimaFile, wordsFile, purpose = 'build' } = options;
  const { value, reads, missing } = await loadConfig(siteDir, file);
  const places = await readKeyPlaces(await readFile(join(siteDir, file), 'utf8'), file);
  const takeover = new Takeover(siteDir, places);
  const config = takeover.watch(Keys.of(value));
  const context = pluginContext(siteDir, file, value);
  const plugins = await pluginsOf(config, takeover, context);
  const themeConfig = config.within('themeConfig');
  const made = purpose === 'build' ? await makePlugins(plugins, context, takeover) : [];
  const results = await runPlugins(made, context, takeover);
  const swizzles = readSwizzles(siteDir, themeDir, results.themes);
  const components = await documentComponents(siteDir, swizzleDir);
  const site = { config, themeConfig, plugins, components, results, takeover, swizzles, themeDir };
  const adapted = adapt(site);
  const hooks = adaptFunctions(site);
  for (const name of idleSwizzles(siteDir, swizzles, sourceFolders(adapted, siteDir)))
    takeover.leaves(`component ${swizzleDir}/${name}`);
  const postcssHooks = made.flatMap(({ plugin }) => plugin.configurePostCss?.bind(plugin) ?? []);
  const looks = {
    infimaFile,
    inLayer: hasFutureFlag(config, 'useCssCascadeLayers', siteDir),
    codeColors: codeColorsOf(themeConfig),
  };
  for (const name of missing) takeover.leaves(`${name}, which is not installed`);
  return {
    config: adapted,
    modules: withLooks({ ...siteModules(value, adapted), ...results.modules }, () =>
      looksOf(wordsOfSite(adapted, siteDir), looks),
    ),
    selectors: classNames,
    ...wordsOf(adapted, { siteDir, wordsFile, findings: takeover.findings }),
    ...(postcssHooks.length > 0 && { postcssHooks }),
    watched: results.watched,
    hooks,
    ...(results.finisher && { finisher: results.finisher }),
    places: takeover.places(),
    reads,
    notes: takeover.notes(),
    findings: takeover.findings,
  };
}
