import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { blogOf, drawsEmptyBlogs, groupsByYear } from './config/content/blog.js';
import { docsInstance, isInOneVersion } from './config/content/docs.js';
import { isInOneLanguage, localesOf } from './config/content/locales.js';
import { markdownOf } from './config/content/markdown.js';
import { pagesOf } from './config/content/pages.js';
import { samePathOf } from './config/content/same-path.js';
import { sitePath } from './config/content/site-path.js';
import type { FunctionHolders } from './config/functions/function-options.js';
import { offlineOf } from './config/offline.js';
import { isOffInPreset, isRunning, type PluginUse } from './config/plugins/plugins.js';
import { redirectsOf } from './config/redirects.js';
import { rulesOf } from './config/rules.js';
import { siteFactsOf } from './config/site-facts.js';
import { sitemapOf } from './config/sitemap.js';
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
import { storageOf } from './config/theme/storage.js';
import type { Keys } from './keys.js';
import { docusaurusVersion, isBefore } from './load/docusaurus-version.js';
import type { DocumentComponents } from './modules/components/mdx-components.js';
import { classNames } from './styles/class-names.js';
import { stylesOf } from './styles/site-sources.js';
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

/** The content plugins of a site, by their options. */
interface Contents {
  readonly docs: readonly Keys[];
  readonly pages: readonly Keys[];
  readonly blogs: readonly Keys[];
}

/** Converts a Docusaurus configuration to one of docsite's, as far as possible. The preset completes it. */
export function adapt(site: SiteToAdapt): UserConfig {
  const { config, themeConfig, components, takeover, hasOwnItems, drawsItems } = site;
  const { docs, pages, blogs } = contentsOf(site);
  const isGroupedByYear = groupsByYear(themeConfig, takeover);
  const staticDirs = config.texts('staticDirectories') ?? ['static'];
  const instances = docs.map((options) => docsInstance(options, takeover));
  return {
    ...siteFactsOf(config, takeover),
    i18n: localesOf(config, takeover.siteDir),
    docs: instances,
    pages: allPages(pages, takeover),
    blog: blogs.length === 0 ? false : blogs.map((options) => blogOf(options, isGroupedByYear, takeover)),
    markdown: {
      ...markdownOf(config, { docs, 'src/pages': pages, blog: blogs }, takeover),
      components,
      codeComments: codeCommentsOf(themeConfig),
      ...highlightCommentsOf(themeConfig, takeover.siteDir),
      ...defaultLanguageOf(themeConfig),
      liveCode: liveCodeOf(themeConfig, site.plugins, takeover),
    },
    samePath: samePathOf(takeover.siteDir),
    // a file for the address is looked for there first, below the output folder
    rootlessLinks: isBefore(docusaurusVersion(takeover.siteDir), 3, 1) ? 'lesser' : undefined,
    rules: rulesOf(config, { docs, blogs }, takeover),
    // Docusaurus does not check the files that its configuration names
    overrides: [{ files: [takeover.placeOf([]).file], rules: { 'missing-image': 'warning' } }],
    head: headElements(site),
    redirects: redirectsOf(optionsOf(site, 'plugin-client-redirects'), takeover),
    navbar: navbarOf(themeConfig, takeover, {
      staticDirs,
      hasOwnItems,
      drawsItems,
      isInOneLanguage: isInOneLanguage(config),
      isInOneVersion: (id) => isInOneVersion(instances, takeover.siteDir, id),
    }),
    footer: footerOf(themeConfig, takeover, staticDirs),
    search: searchOf(themeConfig, takeover),
    imageZoom: zoomsElsewhere(site) ? undefined : imageZoomOf(themeConfig, classNames),
    diagrams: diagramsOf(themeConfig),
    offline: offlineOf(optionsOf(site, 'plugin-pwa')),
    sitemap: sitemapOf(optionsOf(site, 'plugin-sitemap'), {
      baseUrl: config.text('baseUrl') ?? '/',
      isOff: isOffInPreset(config, 'sitemap'),
    }),
    ...readingOf(themeConfig, takeover),
    ...storageOf(config, takeover.siteDir),
    styles: stylesOf(optionsOf(site, 'theme-classic'), takeover),
    clientModules: (config.texts('clientModules') ?? []).map((path) => sitePath(path, takeover.siteDir)),
    // the author of a page decides what it may load, with other builders in mind
    headers: { contentSecurityPolicy: false },
  } as UserConfig;
}

function optionsOf({ plugins }: SiteToAdapt, name: string): Keys[] {
  return plugins.filter((plugin) => plugin.name === `@docusaurus/${name}`).map(({ options }) => options);
}

/**
 * The options of docs instances, starting with `default`, because references without an instance mean that one, and in
 * docsite the first one.
 */
function docsOptions(site: SiteToAdapt): Keys[] {
  const docs = optionsOf(site, 'plugin-content-docs');
  const named = docs.filter((options) => (options.text('id') ?? 'default') !== 'default');
  return [...docs.filter((options) => !named.includes(options)), ...named];
}

/**
 * Without a blog folder, a site has an empty blog or, before Docusaurus 3.10, none, whereas the docs folder must exist.
 */
function contentsOf(site: SiteToAdapt): Contents {
  const { takeover } = site;
  const hasEmptyBlogs = drawsEmptyBlogs(takeover.siteDir);
  const [docs, pages] = [docsOptions(site), optionsOf(site, 'plugin-content-pages')];
  // a plugin wrapping the blog plugin may write the folder itself
  const written = new Set(site.plugins.filter(({ around }) => around !== undefined).map(({ options }) => options));
  const blogs = optionsOf(site, 'plugin-content-blog').filter((options) => {
    if (hasEmptyBlogs || written.has(options) || existsSync(resolve(takeover.siteDir, options.text('path') ?? 'blog')))
      return true;
    // settings for something that does not exist are not reported as left out
    options.skip(...options.names());
    return false;
  });
  if (docs.length > 0) takeover.takes(docs.length === 1 ? 'docs' : `${docs.length} docs instances`);
  if (pages.length > 0) takeover.takes(pages.length === 1 ? 'pages' : `${pages.length} folders of pages`);
  if (blogs.length > 0) takeover.takes(blogs.length === 1 ? 'blog' : `${blogs.length} blogs`);
  return { docs, pages, blogs };
}

/** The holders of options that contain functions. */
export function functionsOf(site: SiteToAdapt): FunctionHolders {
  return {
    markdown: [site.config.within('markdown')],
    docs: docsOptions(site),
    blog: optionsOf(site, 'plugin-content-blog'),
    pages: optionsOf(site, 'plugin-content-pages'),
    sitemap: optionsOf(site, 'plugin-sitemap'),
    redirects: optionsOf(site, 'plugin-client-redirects'),
  };
}

function allPages(pages: readonly Keys[], takeover: Takeover): UserConfig['pages'] {
  const found = pages.map((options) => pagesOf(options, takeover));
  return found.length > 1 ? found : (found[0] ?? false);
}

function headElements(site: SiteToAdapt): object[] {
  return [
    ...headOf(site.config, site.themeConfig, site.takeover),
    ...(zoomsElsewhere(site) ? [] : zoomGroundOf(site.themeConfig)),
    ...optionsOf(site, 'plugin-google-gtag').flatMap(gtagOf),
    ...optionsOf(site, 'plugin-google-tag-manager').flatMap(tagManagerOf),
    ...optionsOf(site, 'plugin-google-analytics').flatMap(analyticsOf),
    ...optionsOf(site, 'plugin-vercel-analytics').flatMap(vercelOf),
    ...optionsOf(site, 'plugin-pwa').flatMap((options) => options.each('pwaHead').map(pwaTagOf)),
  ];
}

/** Whether the options for enlarging images are those of a plugin that is run. */
function zoomsElsewhere({ plugins }: SiteToAdapt): boolean {
  return plugins.some((use) => isRunning(use) && /zoom/.test(use.name));
}
