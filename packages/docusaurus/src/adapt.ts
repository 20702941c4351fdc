import type { UserConfig } from '@docsite/core';
import { blogOf, groupsByYear } from './config/content/blog.js';
import { docsInstance, isInOneVersion } from './config/content/docs.js';
import type { DocsInstance } from './config/content/instances.js';
import { markdownOf } from './config/content/markdown.js';
import { pagesOf } from './config/content/pages.js';
import { countedWordsOf } from './config/functions/counted-words.js';
import { llmsTxtOf } from './config/outputs/llms-txt.js';
import { offlineOf } from './config/outputs/offline.js';
import { redirectsOf } from './config/outputs/redirects.js';
import { sitemapOf } from './config/outputs/sitemap.js';
import { isOffInPreset, isRunning, llmsTxtPlugin, type PluginUse } from './config/plugins/plugins.js';
import { contentRulesOf } from './config/rules/content-rules.js';
import { rulesOf } from './config/rules/rules.js';
import { isInOneLanguage, localesOf } from './config/site/locales.js';
import { samePathOf } from './config/site/same-path.js';
import { siteFactsOf } from './config/site/site-facts.js';
import { sitePath } from './config/site/site-path.js';
import { storageOf } from './config/site/storage.js';
import { analyticsOf, gtagOf, tagManagerOf, vercelOf } from './config/theme/analytics.js';
import { codeCommentsOf, defaultLanguageOf, highlightCommentsOf } from './config/theme/code-comments.js';
import { diagramsOf } from './config/theme/diagrams.js';
import { footerOf } from './config/theme/footer.js';
import { headOf, pwaTagOf } from './config/theme/head.js';
import { imageZoomOf, zoomGroundOf } from './config/theme/image-zoom.js';
import { liveCodeOf } from './config/theme/live-code.js';
import { navbarOf } from './config/theme/navbar.js';
import { readingOf } from './config/theme/reading.js';
import { searchOf } from './config/theme/search.js';
import { type Contents, contentsOf, optionsOf, optionsOfPackage } from './contents.js';
import type { Keys } from './keys.js';
import { docusaurusVersion, isBefore } from './load/docusaurus-version.js';
import type { DocumentComponents } from './modules/mdx/mdx-components.js';
import { classNames } from './styles/selectors/class-names.js';
import { stylesOf } from './styles/sources/site-sources.js';
import type { Takeover } from './takeover.js';

/** The configuration of a Docusaurus site, read but not translated yet, and findings about its code. */
export interface SiteToAdapt {
  readonly config: Keys;
  readonly themeConfig: Keys;
  readonly plugins: readonly PluginUse[];
  readonly takeover: Takeover;
  /** Components that documents can use without importing them. */
  readonly components: DocumentComponents;
  /** Whether the site has components for navbar items of custom types. */
  readonly hasOwnItems: boolean;
  /** Whether it has components for navbar items of any type. */
  readonly drawsItems: boolean;
}

/** Converts a Docusaurus configuration to one of docsite's, as far as possible. The preset completes it. */
export function adapt(site: SiteToAdapt): UserConfig {
  const { config, themeConfig, plugins, takeover } = site;
  const contents = contentsOf(plugins, takeover);
  const docs = contents.docs.map((options) => docsInstance(options, takeover));
  return {
    ...siteFactsOf(config, takeover),
    i18n: localesOf(config, takeover.siteDir),
    docs,
    ...contentOf(site, contents),
    ...checksOf(site, contents),
    head: headElements(site),
    redirects: redirectsOf(optionsOf(plugins, 'plugin-client-redirects'), takeover),
    ...frameOf(site, docs),
    ...outputsOf(site),
    ...readingOf(themeConfig, takeover),
    ...storageOf(config, takeover.siteDir),
    styles: stylesOf(optionsOf(plugins, 'theme-classic'), takeover),
    clientModules: (config.texts('clientModules') ?? []).map((path) => sitePath(path, takeover.siteDir)),
    // the author of a page decides what it may load, with other builders in mind
    headers: { contentSecurityPolicy: false },
  } as UserConfig;
}

/** Pages and blogs, and how Markdown is read. */
function contentOf({ config, themeConfig, plugins, components, takeover }: SiteToAdapt, contents: Contents) {
  const { docs, pages, blogs } = contents;
  const isGroupedByYear = groupsByYear(themeConfig, takeover);
  return {
    pages: allPages(pages, takeover),
    blog: blogs.length === 0 ? false : blogs.map((options) => blogOf(options, isGroupedByYear, takeover)),
    markdown: {
      ...markdownOf(config, { docs, 'src/pages': pages, blog: blogs }, takeover),
      components,
      codeComments: codeCommentsOf(themeConfig),
      ...highlightCommentsOf(themeConfig, takeover.siteDir),
      ...countedWordsOf(takeover.siteDir),
      ...defaultLanguageOf(themeConfig),
      liveCode: liveCodeOf(themeConfig, plugins, takeover),
    },
    samePath: samePathOf(takeover.siteDir),
  };
}

/** What is reported, and how severe it is. */
function checksOf({ config, takeover }: SiteToAdapt, contents: Contents) {
  const { docs, blogs } = contents;
  const translations = config.within('i18n').text('path') ?? 'i18n';
  const { rules, overrides } = contentRulesOf({ docs, blogs, siteDir: takeover.siteDir, translations });
  return {
    // Docusaurus first looks for a file at the address, below the output folder
    rootlessLinks: isBefore(docusaurusVersion(takeover.siteDir), 3, 1) ? 'lesser' : undefined,
    rules: rulesOf(config, rules, takeover),
    // Docusaurus does not check the files that its configuration names
    overrides: [{ files: [takeover.placeOf([]).file], rules: { 'missing-image': 'warning' } }, ...overrides],
  };
}

/** The parts around the text of pages, and what clicks on parts of the text open. */
function frameOf(site: SiteToAdapt, docs: readonly DocsInstance[]) {
  const { config, themeConfig, plugins, takeover, hasOwnItems, drawsItems } = site;
  const staticDirs = config.texts('staticDirectories') ?? ['static'];
  return {
    navbar: navbarOf(themeConfig, takeover, {
      staticDirs,
      hasOwnItems,
      drawsItems,
      isInOneLanguage: isInOneLanguage(config),
      isInOneVersion: (id) => isInOneVersion(docs, takeover.siteDir, id),
    }),
    footer: footerOf(themeConfig, takeover, staticDirs),
    search: searchOf(themeConfig, takeover),
    imageZoom: zoomsElsewhere(plugins) ? undefined : imageZoomOf(themeConfig, classNames),
    diagrams: diagramsOf(themeConfig),
  };
}

/** The files that are written besides pages. */
function outputsOf({ config, plugins, takeover }: SiteToAdapt) {
  const baseUrl = config.text('baseUrl') ?? '/';
  return {
    offline: offlineOf(optionsOf(plugins, 'plugin-pwa')),
    sitemap: sitemapOf(optionsOf(plugins, 'plugin-sitemap'), { baseUrl, isOff: isOffInPreset(config, 'sitemap') }),
    llmsTxt: llmsTxtOf(optionsOfPackage(plugins, llmsTxtPlugin), { takeover, url: config.text('url'), baseUrl }),
  };
}

function allPages(pages: readonly Keys[], takeover: Takeover): UserConfig['pages'] {
  const found = pages.map((options) => pagesOf(options, takeover));
  return found.length > 1 ? found : (found[0] ?? false);
}

function headElements({ config, themeConfig, plugins, takeover }: SiteToAdapt): object[] {
  return [
    ...headOf(config, themeConfig, takeover),
    ...(zoomsElsewhere(plugins) ? [] : zoomGroundOf(themeConfig)),
    ...optionsOf(plugins, 'plugin-google-gtag').flatMap(gtagOf),
    ...optionsOf(plugins, 'plugin-google-tag-manager').flatMap(tagManagerOf),
    ...optionsOf(plugins, 'plugin-google-analytics').flatMap(analyticsOf),
    ...optionsOf(plugins, 'plugin-vercel-analytics').flatMap(vercelOf),
    ...optionsOf(plugins, 'plugin-pwa').flatMap((options) => options.each('pwaHead').map(pwaTagOf)),
  ];
}

/** Whether the options for enlarging images are those of a plugin that is run. */
function zoomsElsewhere(plugins: readonly PluginUse[]): boolean {
  return plugins.some((use) => isRunning(use) && /zoom/.test(use.name));
}
