import * as z from 'zod';
import { basePath, baseUrl, origin } from './addresses.js';
import { announcementBarSchema } from './announcement-bar.js';
import { blogSchema } from './blog.js';
import { bodyHtmlSchema } from './body-html.js';
import { budgetsSchema } from './budgets.js';
import { cacheSchema } from './cache.js';
import { colorModeSchema } from './color-mode.js';
import { diagramsSchema } from './diagrams.js';
import { docsSchema } from './docs.js';
import { externalLinksSchema } from './external-links.js';
import { footerSchema } from './footer.js';
import { headSchema } from './head.js';
import { headersSchema } from './headers.js';
import { i18nSchema } from './i18n.js';
import { imageZoomSchema } from './image-zoom.js';
import { jsonValues } from './json-values.js';
import { llmsTxtSchema } from './llms-txt.js';
import { markdownSchema } from './markdown.js';
import { navbarSchema } from './navbar.js';
import { offlineSchema } from './offline.js';
import { overrideSchema, rulesSchema } from './overrides.js';
import { pagesSchema } from './pages.js';
import { redirectSchema } from './redirects.js';
import { routeSchema } from './routes.js';
import { searchSchema } from './search.js';
import { sidebarSchema } from './sidebar.js';
import { sitemapSchema } from './sitemap.js';
import { storageSchema } from './storage.js';
import { tableOfContentsSchema } from './table-of-contents.js';

const off = z.literal(false);

/**
 * The shape of the configuration file, and the only place that describes its keys: types are inferred from it, editors
 * show its comments, and the tables in the documentation are generated from both. Unknown keys are errors at every
 * level except in `customFields`.
 */
export const configSchema = z.strictObject({
  /**
   * The site's name.
   *
   * @example 'My project'
   */
  title: z.string().min(1, 'expected a title'),
  /** A short description of the site. */
  tagline: z.string().default(''),
  /**
   * The origin the site is deployed to. Without it there are no canonical addresses, no sitemap, and no links between
   * translations for search engines.
   *
   * @example 'https://docs.example.org'
   */
  url: origin('https://example.org', "; the path is 'baseUrl'").exactOptional(),
  /**
   * The path the site is served under.
   *
   * @example '/handbook/'
   */
  baseUrl: baseUrl.default('/'),
  /**
   * `true`: `/a/`; `false`: `/a`, written as `a.html`; absent: `/a`, written as `a/index.html`; `'folders'`: as if
   * absent, except that addresses of `index` files and of slugs such as `/a/` end with a slash.
   *
   * @default absent
   */
  trailingSlash: z.union([z.boolean(), z.literal('folders')], "expected true, false or 'folders'").exactOptional(),
  /** What separates the title of the page from that of the site. */
  titleDelimiter: z.string().default('|'),
  /** Which pages have the title of the site after their own: all, or only those whose title differs from it. */
  siteInTitle: z.enum(['other', 'all']).default('other'),
  /**
   * How the date of a page's last change is written: with the name of the month (`June 1, 2021`), with its short form
   * (`Jun 1, 2021`), or in numbers (`6/1/2021`).
   */
  updateDates: z.enum(['long', 'short', 'numeric']).default('long'),
  /**
   * Path of the icon.
   *
   * @default `favicon.svg`, `.ico` or `.png` of `static/`, else a generated one
   * @example '/img/favicon.svg'
   */
  favicon: z.string().exactOptional(),
  /**
   * Path of the image that social media show.
   *
   * @example '/img/card.png'
   */
  image: z.string().exactOptional(),
  /** Colour of the browser's interface around the page. */
  themeColor: z.string().default('#c2410c'),
  /**
   * Elements to add to the head of every page: `meta`, `link`, `script`, `style` and `noscript`.
   *
   * @example [{ tag: 'meta', attrs: { name: 'robots', content: 'noarchive' } }]
   */
  head: headSchema.default([]),
  /**
   * HTML to add to the body of every page, around the site.
   *
   * @example [{ html: '<div id="dialogs"></div>' }]
   */
  bodyHtml: bodyHtmlSchema.default([]),
  /**
   * The languages of the site.
   *
   * @default English only
   */
  i18n: i18nSchema.prefault({}),
  /**
   * Folders of documents: one docs instance, a list of them, or `false`.
   *
   * @default `docs/` at `/docs`, if it exists
   */
  docs: z
    .union([z.array(docsSchema), docsSchema, off], 'expected the options of docs, a list of them, or false')
    .exactOptional(),
  /**
   * Pages outside the docs: one folder, a list of folders, or `false`.
   *
   * @default `pages/` or `src/pages/` at `/`, if it exists
   */
  pages: z
    .union([z.array(pagesSchema), pagesSchema, off], 'expected the options of pages, a list of them, or false')
    .exactOptional(),
  /**
   * Dated posts: one blog, a list of them, or `false`.
   *
   * @default none
   * @example { blogTitle: 'News' }
   */
  blog: z
    .union([z.array(blogSchema), blogSchema, off], 'expected the options of a blog, a list of them, or false')
    .default(false),
  /** Folders whose files are copied unchanged. */
  staticDirectories: z.array(z.string()).default(['static']),
  /** What is published if a static file has the path of a page, or of `404.html`: the file, or the page. */
  samePath: z.enum(['file', 'page']).default('file'),
  /**
   * How a broken relative link is reported whose path leads to a page from the root of the site, as `docs/a` does for
   * `/docs/a`: as a broken link (`broken`), or no more severely than a missing file (`lesser`).
   */
  rootlessLinks: z.enum(['broken', 'lesser']).default('broken'),
  /** Folder with the site's own theme components and styles. */
  themeDir: z.string().default('theme'),
  /**
   * Folders of components and styles that come between the site's own theme and the default one, in order of
   * precedence.
   *
   * @example ['node_modules/acme-theme/src']
   */
  themes: z.array(z.string()).default([]),
  /**
   * Style sheets that every page loads after those of the theme.
   *
   * @example ['src/css/custom.css']
   */
  styles: z.array(z.string()).default([]),
  /**
   * Names that imports in modules and documents can use, each with the file or folder of the site that it refers to. A
   * name with `$` at its end is for that very import, not for those that begin with it. Images and links to files can
   * use names that begin with `@` or `~`.
   *
   * @example { '@components': 'src/components' }
   */
  aliases: z.record(z.string().min(1), z.string()).default({}),
  /**
   * Modules of the site that run in browsers on every page once it is drawn. They may export `onRouteDidUpdate`, which
   * is called for each page that the reader visits, and each fragment and query of it, and `onRouteUpdate`, which is
   * called before.
   *
   * @example ['src/analytics.ts']
   */
  clientModules: z.array(z.string()).default([]),
  /** File extensions that module imports may leave out, in the order they are tried. */
  resolveExtensions: z.array(z.string()).default(['.tsx', '.ts', '.jsx', '.js', '.css', '.json']),
  /**
   * How signs such as those in `C#` and `C++` appear in the addresses of tags: `named`, as in `c-sharp`, or `left-out`,
   * as are then the accents of Latin letters.
   */
  tagSigns: z.enum(['named', 'left-out']).default('named'),
  /** What importing an SVG file gives a module: the file's address, or a React component that draws it. */
  svgImports: z.enum(['address', 'component']).default('address'),
  /**
   * Where the styles that the module of a page imports apply: on that page, or in one style sheet for the whole site.
   */
  moduleStyles: z.enum(['page', 'site']).default('page'),
  /** Which of the links that components write are checked: `all`, or only those of `Link`. */
  componentLinks: z.enum(['all', 'link']).default('all'),
  /** The title of a React page that does not set one: the name of its file, or the title of the site. */
  untitledPages: z.enum(['file', 'site']).default('file'),
  /**
   * What a build does if a page cannot be read or drawn: it stops, or it writes all other pages and still fails. There
   * is then nothing at the address of such a page.
   */
  brokenPages: z.enum(['stop', 'leave-out']).default('stop'),
  /** How Markdown is read. */
  markdown: markdownSchema.prefault({}),
  /** Whether each page is also written as Markdown, at its address plus `.md`. */
  markdownTwins: z.boolean().default(true),
  /** What `llms.txt` lists, which is written if pages are also written as Markdown. */
  llmsTxt: llmsTxtSchema.prefault({}),
  /**
   * The bar at the top of every page.
   *
   * @default only the title
   */
  navbar: navbarSchema.prefault({}),
  /** The end of every page. */
  footer: footerSchema.exactOptional(),
  /** A notice at the top of every page. */
  announcementBar: announcementBarSchema.exactOptional(),
  /**
   * Light and dark mode.
   *
   * @default light, with a switch
   */
  colorMode: colorModeSchema.prefault({}),
  /**
   * Where browsers store what readers choose.
   *
   * @default for all sites of the domain, permanently
   */
  storage: storageSchema.prefault({}),
  /**
   * What readers can do with the sidebar of the docs.
   *
   * @default it neither hides nor collapses by itself
   */
  sidebar: sidebarSchema.prefault({}),
  /**
   * The headings that a page's table of contents shows.
   *
   * @default levels 2 and 3
   */
  tableOfContents: tableOfContentsSchema.prefault({}),
  /**
   * Which images a click enlarges.
   *
   * @default those in the text
   */
  imageZoom: imageZoomSchema.prefault({}),
  /**
   * How diagrams are drawn.
   *
   * @default in the site's colours
   */
  diagrams: diagramsSchema.prefault({}),
  /**
   * Search in an index built with the site or in a hosted one, or `false`.
   *
   * @default an index built with the site
   */
  search: z.union([searchSchema, off], 'expected the options of search, or false').prefault({}),
  /**
   * Route of a page that lists all versions, or `false`.
   *
   * @example 'versions'
   */
  versionsPage: z.union([basePath, off], 'expected a path or false').default(false),
  /**
   * The `_headers` file that static hosts read, or `false`.
   *
   * @default with a content security policy
   */
  headers: z.union([headersSchema, off], 'expected the options of headers, or false').prefault({}),
  /**
   * Addresses that have moved, and where they lead.
   *
   * @example [{ from: '/docs/old', to: '/docs/new' }]
   */
  redirects: z.array(redirectSchema).default([]),
  /**
   * The contents of `sitemap.xml`, which is written if the site has a `url`; `false` for none.
   *
   * @default all pages that are listed
   */
  sitemap: z.union([sitemapSchema, off], 'expected the options of sitemap, or false').prefault({}),
  /** Offline reading, or `false`. */
  offline: z.union([offlineSchema, off], 'expected the options of offline, or false').default(false),
  /**
   * Limits on what readers have to load, in compressed kilobytes, or `false`.
   *
   * @default 10 of initial script, 100 of script in total, 15 of styles, 60 of fonts
   */
  budgets: z.union([budgetsSchema, off], 'expected budgets in kilobytes, or false').prefault({}),
  /**
   * Severity of rules, by name: `error`, `warning` or `ignore`.
   *
   * @default each rule's own
   * @example { 'broken-anchor': 'error' }
   */
  rules: rulesSchema.default({}),
  /**
   * Severity of rules for some files; a later entry takes precedence over an earlier one.
   *
   * @example [{ files: ['docs/archive'], rules: { 'broken-link': 'warning' } }]
   */
  overrides: z.array(overrideSchema).default([]),
  /**
   * How `docsite check --external` treats links to other sites.
   *
   * @default all are checked, one every half second per host
   */
  externalLinks: externalLinksSchema.prefault({}),
  /**
   * A cache that builds share with builds on other machines.
   *
   * @default none
   */
  cache: cacheSchema.prefault({}),
  /**
   * Completes the configuration of a site whose code was written for another site builder: the name of a preset,
   * or a list of the name and its options.
   *
   * @default none
   * @example ['docusaurus', { plugins: ['./plugins/shop.js'] }]
   */
  preset: z
    .union(
      [z.string(), z.tuple([z.string(), z.record(z.string(), z.unknown())])],
      'expected the name of a preset, or a list of it and its options',
    )
    .exactOptional(),
  /** Pages rendered by modules outside the folders of `pages`. */
  routes: z.array(routeSchema).default([]),
  /**
   * Values for the site's own components: `useSite().customFields`.
   *
   * @example { supportMail: 'help@example.org' }
   */
  customFields: jsonValues.default({}),
  /**
   * Whether components can read the path, the id and the front matter of a page's document: `usePage().document`. These
   * are then part of what browsers load. With `'all'` components can also read the documents of each version of the
   * docs, `usePage().versionDocuments`, and the descriptions of sidebar items; browsers load the versions that a
   * component of the page reads, with titles and descriptions if it reads one.
   */
  documentData: z.union([z.boolean(), z.literal('all')], "expected true, false or 'all'").default(false),
});

/** The values a configuration file may contain. */
export type UserConfig = z.input<typeof configSchema>;
/** The checked values of a configuration file, before defaults from the site folder are filled in. */
export type ParsedConfig = z.output<typeof configSchema>;
