import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type AdaptedConfig, readKeyPlaces, type UserConfig } from '@docsite/core';
import { gtagOf, tagManagerOf } from './config/analytics.js';
import { blogOf } from './config/blog.js';
import { docsInstance } from './config/docs.js';
import { footerOf } from './config/footer.js';
import { headOf, pwaTagOf } from './config/head.js';
import { localesOf } from './config/locales.js';
import { markdownOf } from './config/markdown.js';
import { navbarOf } from './config/navbar.js';
import { pagesOf } from './config/pages.js';
import { type PluginUse, pluginsOf } from './config/plugins.js';
import { readingOf } from './config/reading.js';
import { redirectsOf } from './config/redirects.js';
import { rulesOf } from './config/rules.js';
import { searchOf } from './config/search.js';
import { sitePath } from './config/site-path.js';
import { Keys } from './keys.js';
import { loadConfig } from './load/load-config.js';
import { siteModules } from './modules/site-modules.js';
import { classNames } from './styles/class-names.js';
import { codeColorsOf } from './styles/code-colors.js';
import { looksModule, looksOf, withLooks } from './styles/looks.js';
import { postcssHooksOf } from './styles/postcss-hooks.js';
import { stylesOf, usesLayers, wordsOfSite } from './styles/site-sources.js';
import { Takeover } from './takeover.js';

export interface DocusaurusOptions {
  /** The site folder, absolute. */
  readonly siteDir: string;
  /** The configuration file in it. */
  readonly file: string;
  /** Folder with the modules that Docusaurus gives to sites, absolute: `theme/` of this package. */
  readonly themeDir: string;
  /** The style sheet of Infima, which such sites are written with, absolute. */
  readonly infimaFile: string;
}

/** Reads the configuration of a Docusaurus site as one of docsite's. Throws `ConfigError`. */
export async function readDocusaurus(options: DocusaurusOptions): Promise<AdaptedConfig> {
  const { siteDir, file, themeDir, infimaFile } = options;
  const { value, reads, missing } = await loadConfig(siteDir, file);
  const places = await readKeyPlaces(await readFile(join(siteDir, file), 'utf8'), file);
  const takeover = new Takeover(siteDir, places);
  const config = takeover.watch(Keys.of(value));
  const plugins = pluginsOf(config, takeover);
  const themeConfig = config.within('themeConfig');
  const adapted = adapt({ config, themeConfig, plugins, takeover, themeDir });
  const postcssHooks = await postcssHooksOf(plugins, { siteDir, value });
  const looks = { infimaFile, inLayer: usesLayers(config), codeColors: codeColorsOf(themeConfig) };
  for (const name of missing) takeover.leaves(`${name}, which is not installed`);
  return {
    config: adapted,
    modules: withLooks(siteModules(value, adapted), () => looksOf(wordsOfSite(adapted, siteDir), looks)),
    selectors: classNames,
    ...(postcssHooks.length > 0 && { postcssHooks }),
    places: takeover.places(),
    reads,
    notes: takeover.notes(),
    findings: takeover.findings,
  };
}

interface SiteToAdapt {
  readonly config: Keys;
  readonly themeConfig: Keys;
  readonly plugins: readonly PluginUse[];
  readonly takeover: Takeover;
  readonly themeDir: string;
}

function adapt({ config, themeConfig, plugins, takeover, themeDir }: SiteToAdapt): UserConfig {
  const uses = (name: string) =>
    plugins.filter((plugin) => plugin.name === `@docusaurus/${name}`).map(({ options }) => options);
  const [docs, pages] = [uses('plugin-content-docs'), uses('plugin-content-pages')];
  config.skip(
    'organizationName',
    'projectName',
    'deploymentBranch',
    'githubHost',
    'githubPort',
    'future',
    'ssrTemplate',
  );
  // a site without the folder of a blog has no blog, whereas the folder of docs has to be there
  const blogs = uses('plugin-content-blog').filter((options) =>
    existsSync(resolve(takeover.siteDir, options.text('path') ?? 'blog')),
  );
  if (docs.length > 0) takeover.takes(docs.length === 1 ? 'docs' : `${docs.length} docs instances`);
  if (pages.length > 0) takeover.takes('pages');
  if (blogs.length > 0) takeover.takes(blogs.length === 1 ? 'blog' : `${blogs.length} blogs`);
  const staticDirs = config.texts('staticDirectories') ?? ['static'];
  return {
    title: config.text('title') ?? '',
    tagline: config.text('tagline'),
    url: config.text('url'),
    baseUrl: config.text('baseUrl'),
    trailingSlash: config.flag('trailingSlash'),
    titleDelimiter: config.text('titleDelimiter'),
    favicon: config.text('favicon'),
    customFields: plainOf(config.any('customFields')),
    staticDirectories: config.texts('staticDirectories')?.map((path) => sitePath(path, takeover.siteDir)),
    i18n: localesOf(config),
    docs: docs.map((options) => docsInstance(options, takeover)),
    pages: pages[0] === undefined ? false : pagesOf(pages[0], takeover),
    blog: blogs.length === 0 ? false : blogs.map((options) => blogOf(options, takeover)),
    markdown: markdownOf(config, [...docs, ...pages, ...blogs], takeover),
    rules: rulesOf(config, blogs),
    head: [
      ...headOf(config, themeConfig),
      ...uses('plugin-google-gtag').flatMap(gtagOf),
      ...uses('plugin-google-tag-manager').flatMap(tagManagerOf),
      ...uses('plugin-pwa').flatMap((options) => options.each('pwaHead').map(pwaTagOf)),
    ],
    redirects: uses('plugin-client-redirects').flatMap(redirectsOf),
    navbar: navbarOf(themeConfig, takeover, staticDirs),
    footer: footerOf(themeConfig, takeover, staticDirs),
    search: searchOf(themeConfig),
    ...readingOf(themeConfig),
    // the rules that the site has from Infima are beside those of docsite's theme
    budgets: { styles: 20 },
    styles: [looksModule, ...stylesOf(uses('theme-classic'), takeover)],
    clientModules: config.texts('clientModules')?.map((path) => sitePath(path, takeover.siteDir)),
    // webpack's order, as Docusaurus sets it
    resolveExtensions: ['.mjs', '.js', '.json', '.jsx', '.ts', '.tsx'],
    svgImports: 'component',
    themeDir: 'src/theme',
    themes: [themeDir],
    aliases: { '@docusaurus': join(themeDir, 'docusaurus') },
    // what a single page may load is for its author to say, who had other builders in mind
    headers: { contentSecurityPolicy: false },
  } as UserConfig;
}

/** What of a value is plain data. */
function plainOf(value: unknown): UserConfig['customFields'] {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? '{}');
}
