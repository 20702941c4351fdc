import { trimSlashes, type UserConfig } from '@docsite/core';
import { isJson, listsOfModules } from '../config/check-json.js';
import { blogInstances, docsInstances } from '../config/content/instances.js';
import type { PluginUse } from '../config/plugins/plugins.js';
import { configDefaults } from '../config/site/config-defaults.js';
import { palenight } from '../styles/code/prism-theme.js';
import { themeClassNames } from '../styles/selectors/class-names.js';
import { socialIconsModule } from './components/social-icons.js';
import { type AskedPages, pageModules } from './page-modules.js';
import { siteMetadata } from './site-metadata.js';
import { completeThemeConfig, merged } from './theme-config.js';

/** The site, and its code. */
export interface SiteCode {
  /** Absolute. */
  readonly siteDir: string;
  /** The class names that its code queries elements by. */
  readonly sought: ReadonlySet<string> | undefined;
  /** The words of its code. */
  readonly words: ReadonlySet<string>;
  readonly plugins: readonly PluginUse[];
  /** Names of the theme's components that the site draws. */
  readonly drawn: ReadonlySet<string>;
  /** Modules about all pages that its code imports. */
  readonly asked: AskedPages;
}

/** Modules that Docusaurus generates for each site, by import specifier. */
export function siteModules(
  siteConfig: Readonly<Record<string, unknown>>,
  config: UserConfig,
  { siteDir, sought = new Set(), words, plugins, asked, drawn }: SiteCode,
): Record<string, string> {
  const { baseUrl = '/', titleDelimiter = '|', siteInTitle, storage } = config;
  return {
    '@generated/docusaurus.config': siteConfigModule(siteConfig, { baseUrl }, words),
    '@generated/title-delimiter': `export default ${json(titleDelimiter)}; export const isDoubled = ${json(siteInTitle === 'all')};`,
    '@generated/docs-instances': `export default ${json(docsOf(config))};`,
    '@generated/blogs': `export default ${json(blogsOf(config))};`,
    '@generated/trailing-slash': `export default ${json(siteConfig.trailingSlash ?? null)};`,
    '@generated/theme-class-names': `export default ${json(themeClassNames(sought))};`,
    '@generated/plugin-data': 'export default {};',
    '@generated/globalData': asked.globalData ? allData : "export { default } from '@generated/plugin-data';",
    '@generated/use-global-data': words.has('globalData') ? contextData : noContextData,
    '@generated/social-icons': socialIconsModule(drawn),
    '@generated/prism-theme': `export default ${json(palenight)};`,
    '@generated/site-metadata': `export default ${json(siteMetadata(siteDir, plugins, words))};`,
    '@generated/routes': asked.routes ? routeModule : 'export default [];',
    // without chunks, there are none to load
    '@generated/client-modules': 'export default [];',
    '@generated/registry': 'export default {};',
    '@generated/routesChunkNames': 'export default {};',
    '@generated/site-storage': `export default ${json({ type: storage?.type ?? 'localStorage', namespace: storage?.namespace ?? '' })};`,
  };
}

/**
 * The hook for the global data in Docusaurus's context. The data of docs are derived from what pages know about docs.
 */
const contextData = "export { default } from '@docusaurus/useGlobalData';";

/** The same for sites whose code does not use the global data. */
const noContextData = "import data from '@generated/plugin-data'; export default () => data;";

/** The global data of plugins, including docs with all pages. */
const allData = `import docs from '${pageModules.globalData}';
import data from '@generated/plugin-data';
export default { ...docs, ...data };`;

/**
 * The routes of all pages. In place of components to load, as in Docusaurus, they have docsite's `ComponentCreator`.
 */
const routeModule = `import ComponentCreator from '@docusaurus/ComponentCreator';
import routes from '${pageModules.routes}';
const drawn = (list) => list.map(({ path, routes, ...rest }) =>
  ({ path, component: ComponentCreator(path), ...(routes && { routes: drawn(routes) }), ...rest }));
export default [...drawn(routes), { path: '*', component: ComponentCreator('*') }];`;

/** The docs instances of a site: their ids, the base paths of their pages, and labels of their current versions. */
function docsOf(config: UserConfig): readonly object[] {
  return docsInstances(config).map(({ id = 'default', routeBasePath = 'docs', versions }) => ({
    id,
    path: trimSlashes(routeBasePath),
    label: versions?.current?.label,
  }));
}

/** The blogs of a site: their ids, titles and paths. */
function blogsOf(config: UserConfig): readonly object[] {
  return blogInstances(config).map(
    ({ id = 'default', routeBasePath = 'blog', blogTitle: title = 'Blog', authorsBasePath }) => ({
      id,
      path: trimSlashes(routeBasePath),
      title,
      authors: trimSlashes(authorsBasePath ?? 'authors'),
    }),
  );
}

/**
 * The module `@generated/docusaurus.config`: the configuration with Docusaurus's defaults filled in. Browsers get the
 * options of presets, plugins and themes only if code of the site may read them.
 */
export function siteConfigModule(...site: Parameters<typeof siteConfigValue>): string {
  return `export default ${json(siteConfigValue(...site))};`;
}

/** The value of that module. */
export function siteConfigValue(
  siteConfig: Readonly<Record<string, unknown>>,
  { baseUrl = '/' }: Pick<UserConfig, 'baseUrl'>,
  words: ReadonlySet<string> = new Set(),
): object {
  const themeConfig = completeThemeConfig(siteConfig.themeConfig);
  const i18n = { ...defaultI18n, ...(siteConfig.i18n as object | undefined) };
  const lists = Object.fromEntries(
    listsOfModules.map((key) => [key, words.has(key) && isJson(siteConfig[key]) ? (siteConfig[key] ?? []) : []]),
  );
  const own = merged({ ...alwaysSent, ...sentIfNamed(words) }, siteConfig);
  return { ...own, i18n, themeConfig, baseUrl, ...lists };
}

/** The defaults that browsers get in any case, and the others. */
const { tagline, customFields, titleDelimiter, noIndex, ...others } = configDefaults;
const alwaysSent = { tagline, customFields, titleDelimiter, noIndex };

/** Defaults whose keys the site's code names. In groups, what is absent is off in browsers. */
function sentIfNamed(words: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const groups = {
    future: { experimental_router: 'browser', faster: {}, v4: {} },
    markdown: { ...others.markdown, mdx1Compat: {}, anchors: {}, hooks: {} },
  };
  return Object.fromEntries(Object.entries({ ...others, ...groups }).filter(([key]) => words.has(key)));
}

const defaultI18n = { defaultLocale: 'en', path: 'i18n', locales: ['en'], localeConfigs: {} };

/** Converts a value to JSON, leaving out functions and the like, as Docusaurus does. */
function json(value: unknown): string {
  return JSON.stringify(value) ?? '{}';
}
