import type { AdaptedConfig, ConfigPurpose } from '@docsite/core';
import { completeSite, type GivenFiles } from './complete-site.js';
import { convertSite } from './convert-site.js';
import { codeColorsOf } from './styles/code-colors.js';

export interface DocusaurusOptions extends GivenFiles {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration file in it. */
  readonly file: string;
  /** What it is read for: to build the site, unless it is said. */
  readonly purpose?: ConfigPurpose;
}

/** Reads the configuration of a Docusaurus site as one of docsite's. Throws `ConfigError`. */
export async function readDocusaurus(options: DocusaurusOptions): Promise<AdaptedConfig> {
  const { purpose = 'build' } = options;
  const { value, reads, missing, codeThemes, ...site } = await convertSite(options);
  const codeColors = codeColorsOf(codeThemes);
  const completed = await completeSite({ ...options, ...site, purpose, siteConfig: value, codeColors });
  const { takeover } = site;
  for (const name of missing) takeover.leaves(`${name}, which is not installed`);
  const { observation } = takeover;
  return { ...completed, places: takeover.places(), reads, observation, notes: takeover.notes() };
}
