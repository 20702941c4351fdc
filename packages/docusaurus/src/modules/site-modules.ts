import type { UserConfig } from '@docsite/core';
import { writtenVersion } from '../load/docusaurus-version.js';
import { themeClassNames } from '../styles/class-names.js';
import { completeThemeConfig } from './theme-config.js';

/**
 * Modules that Docusaurus generates for each site, by import specifier.
 *
 * @param sought The class names that the site's code queries elements by.
 */
export function siteModules(
  value: Readonly<Record<string, unknown>>,
  { baseUrl = '/', titleDelimiter = '|', siteInTitle, docs }: UserConfig,
  { siteDir, sought = new Set() }: { readonly siteDir: string; readonly sought: ReadonlySet<string> | undefined },
): Record<string, string> {
  return {
    '@generated/docusaurus.config': siteConfigModule(value, { baseUrl }),
    '@generated/title-delimiter': `export default ${json(titleDelimiter)}; export const isDoubled = ${json(siteInTitle === 'all')};`,
    '@generated/docs-instances': `export default ${json(docsInstances(docs))};`,
    '@generated/trailing-slash': `export default ${json(value.trailingSlash ?? null)};`,
    '@generated/theme-class-names': `export default ${json(themeClassNames(sought))};`,
    '@generated/globalData': 'export default {};',
    '@generated/site-metadata': `export default ${json({ docusaurusVersion: writtenVersion(siteDir), pluginVersions: {} })};`,
    // meaningless without Docusaurus's router, but code may import it nevertheless
    '@generated/routes': 'export default [];',
    '@generated/client-modules': 'export default [];',
    '@generated/registry': 'export default {};',
    '@generated/routesChunkNames': 'export default {};',
    '@generated/site-storage': `export default ${json({ type: 'localStorage', namespace: '' })};`,
  };
}

/** The docs instances of a site: their ids, and the base paths of their pages. */
function docsInstances(docs: UserConfig['docs'] = {}): { readonly id: string; readonly path: string }[] {
  const all = docs === false ? [] : Array.isArray(docs) ? docs : [docs];
  return all.map(({ id = 'default', routeBasePath = 'docs' }) => ({
    id,
    path: routeBasePath.replace(/^\/+|\/+$/g, ''),
  }));
}

/** The module `@generated/docusaurus.config`: the configuration with Docusaurus's defaults filled in. */
export function siteConfigModule(
  value: Readonly<Record<string, unknown>>,
  { baseUrl = '/' }: Pick<UserConfig, 'baseUrl'>,
): string {
  const themeConfig = completeThemeConfig(value.themeConfig);
  const i18n = { ...defaultI18n, ...(value.i18n as object | undefined) };
  const own = { tagline: '', customFields: {}, ...value, i18n, themeConfig, baseUrl };
  return `export default ${json({ ...own, presets: [], plugins: [], themes: [] })};`;
}

const defaultI18n = { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {} };

/** Converts a value to JSON, leaving out functions and the like, as Docusaurus does. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? '{}';
}
