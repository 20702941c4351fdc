import type { PresetConfig, PresetSite, UserConfig } from '@docsite/core';
import type { EarlierReading, GivenFiles } from './complete/site-to-complete.js';
import { completeSite } from './complete-site.js';
import { sameKeys, slashOf } from './config/site/same-keys.js';
import { readPresetOptions } from './preset-options.js';
import { Takeover } from './takeover.js';

/**
 * Completes the configuration of a site that was written for Docusaurus and has a docsite configuration: its
 * appearance, the modules that its code imports, its swizzled components, its plugins and its labels.
 */
export async function applyDocusaurusPreset(
  site: PresetSite,
  files: GivenFiles & EarlierReading,
): Promise<PresetConfig> {
  const { siteDir, file, config, places, purpose, observation } = site;
  const takeover = new Takeover(siteDir, places, observation);
  const { siteConfig, ...options } = readPresetOptions(site, takeover);
  const completed = await completeSite({
    ...files,
    ...options,
    file,
    purpose,
    config,
    siteConfig: { ...siteConfigOf(config), ...siteConfig, themeConfig: themeConfigOf(config, siteConfig.themeConfig) },
    takeover,
  });
  return { ...completed, notes: takeover.leftNotes() };
}

/** The part of a docsite configuration that Docusaurus has under the same names. */
function siteConfigOf(config: UserConfig): Readonly<Record<string, unknown>> {
  const same = Object.fromEntries(sameKeys.map((key) => [key, config[key]]));
  return { ...same, trailingSlash: slashOf(config.trailingSlash), customFields: config.customFields ?? {} };
}

/**
 * The theme configuration: the footer, whose parts the site may have swizzled, and the corresponding option of the
 * preset.
 */
function themeConfigOf({ footer }: UserConfig, given: unknown): Readonly<Record<string, unknown>> {
  if (footer === undefined) return { ...(given as object | undefined) };
  const { links = [], ...rest } = footer;
  const [first] = links;
  // columns without titles are a single row
  const isRow = links.length === 1 && first?.title === undefined;
  return { footer: { ...rest, links: isRow ? first?.items : links }, ...(given as object | undefined) };
}
