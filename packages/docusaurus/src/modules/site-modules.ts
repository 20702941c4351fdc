import type { UserConfig } from '@docsite/core';
import { themeClassNames } from '../styles/class-names.js';
import { completeThemeConfig } from './theme-config.js';

/** Modules that Docusaurus generates for each site, by the names that they are imported by. */
export function siteModules(
  value: Readonly<Record<string, unknown>>,
  { baseUrl = '/', titleDelimiter = '|' }: UserConfig,
): Record<string, string> {
  const themeConfig = completeThemeConfig(value.themeConfig);
  const siteConfig = {
    tagline: '',
    customFields: {},
    ...value,
    themeConfig,
    baseUrl,
    presets: [],
    plugins: [],
    themes: [],
  };
  return {
    '@generated/docusaurus.config': `export default ${json(siteConfig)};`,
    '@generated/title-delimiter': `export default ${json(titleDelimiter)};`,
    '@generated/trailing-slash': `export default ${json(value.trailingSlash ?? null)};`,
    '@generated/theme-class-names': `export default ${json(themeClassNames)};`,
    '@generated/globalData': 'export default {};',
    '@generated/site-metadata': `export default ${json({ docusaurusVersion: '3.10.0', pluginVersions: {} })};`,
  };
}

/** Functions and the like are left out, as Docusaurus does. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? '{}';
}
