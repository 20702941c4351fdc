import {
  type Diagnostic,
  type DocPage,
  type DocsVersion,
  type Document,
  type Heading,
  LinkIndex,
  type LinkTarget,
  type LinkUse,
  type Place,
  resolveLinks,
  type Sidebar,
  type Site,
  type SiteConfig,
} from '@docsite/core';
import { emptyDocument } from '../../../tests/empty-document.js';
import { markdownDefaults } from '../../../tests/parse-defaults.js';
import type { CheckInput } from '../src/check-input.js';
import { findInSite, siteDiagnostics } from '../src/check-site.js';
import type { ResolvedLink } from '../src/links/site-link.js';
import type { RuleInput } from '../src/rule.js';

/** Parses a place written as `docs/a.md:3:1`. */
export function at(spot: string): Place {
  const [file, line, column] = spot.split(':');
  return { file: file as string, line: Number(line ?? 1), column: Number(column ?? 1) };
}

const english = {
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: 'en',
} as const;

/** A configuration with one docs instance in `docs/`. */
export function makeConfig(config: Partial<SiteConfig> = {}): SiteConfig {
  return {
    title: 'Site',
    tagline: '',
    url: 'https://example.org',
    baseUrl: '/',
    titleDelimiter: '|',
    siteInTitle: 'other',
    updateDates: 'long',
    themeColor: '#f98012',
    i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n', ownPages: true, localeConfigs: { en: english } },
    docs: [makeDocsConfig()],
    staticDirectories: ['static'],
    themeDir: 'theme',
    themes: [],
    styles: [],
    aliases: {},
    clientModules: [],
    svgImports: 'address',
    moduleStyles: 'page',
    componentLinks: 'all',
    brokenPages: 'stop',
    samePath: 'file',
    rootlessLinks: 'broken',
    tagSigns: 'named',
    untitledPages: 'file',
    resolveExtensions: ['.tsx'],
    markdown: markdownDefaults,
    markdownTwins: false,
    head: [],
    bodyHtml: [],
    navbar: { hideOnScroll: false, style: 'light', items: [] },
    storage: { type: 'localStorage', namespace: '', prefix: 'docsite' },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    sidebar: { hideable: false, autoCollapseCategories: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    imageZoom: {},
    diagrams: { options: {} },
    search: false,
    budgets: false,
    redirects: [],
    llmsTxt: {
      pageDescriptions: true,
      content: ['docs', 'blog', 'pages'],
      versions: 'all',
      exclude: [],
      order: [],
      links: [],
      full: false,
    },
    offline: false,
    sitemap: { filename: 'sitemap.xml', exclude: [], more: [] },
    versionsPage: false,
    headers: false,
    rules: {},
    overrides: [],
    cache: {},
    externalLinks: { ignore: [], timeout: 15, delay: 0.5, connections: 2 },
    customFields: {},
    documentData: false,
    routes: [],
    ...config,
  };
}

export function makeDocsConfig(config: Partial<SiteConfig['docs'][number]> = {}): SiteConfig['docs'][number] {
  return {
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    exclude: [],
    tagsBasePath: 'tags',
    breadcrumbs: true,
    include: ['**/*.{md,mdx}'],
    numberPrefixes: true,
    displayedSidebars: {},
    slugs: 'names',
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    categoryCards: 'description',
    categoryPages: 'label',
    missingSidebars: 'generated',
    paginationLabels: 'sidebar',
    localizedSuffix: false,
    editLocalizedFiles: false,
    editCurrentVersion: false,
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    includeCurrentVersion: true,
    versions: {},
    ...config,
  };
}

/** A site with one locale, and without pages by default. */
export function makeSite(site: Partial<Site> = {}): Site {
  const pages = site.pages ?? [];
  const locale = { name: 'en', ...english, baseUrl: '/' };
  return {
    config: makeConfig(),
    configFile: 'docsite.config.ts',
    configPlaces: { file: 'docsite.config.ts', places: {} },
    locale,
    locales: [locale],
    pages,
    docs: [],
    blogs: [],
    routesBySource: Object.fromEntries(pages.flatMap((page) => ('source' in page ? [[page.source, page.route]] : []))),
    anchors: {},
    assets: {},
    missingAssets: {},
    staticFiles: {},
    redirects: [],
    sourceRoots: [{ path: 'docs' }],
    findings: [],
    ...site,
  };
}

/** A document page of the instance `default`: `docs/a.md` at `/docs/a`. */
export function makeDocPage(name: string, page: Partial<DocPage> = {}): DocPage {
  return {
    kind: 'doc',
    key: `doc:${name}`,
    holds: 'text',
    id: name,
    route: `/docs/${name}`,
    source: `docs/${name}.md`,
    title: name,
    description: '',
    place: at(`docs/${name}.md`),
    docs: { instance: 'default', version: 'current', breadcrumbs: [] },
    tags: [],
    keywords: [],
    hideTitle: false,
    hideToc: false,
    tocLevels: [2, 3],
    unlisted: false,
    draft: false,
    ...page,
  };
}

export function makeVersion(sidebar: Sidebar, version: Partial<DocsVersion> = {}): DocsVersion {
  return {
    instance: 'default',
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    badge: false,
    noIndex: false,
    docs: [],
    sidebars: { main: sidebar },
    tags: [],
    ...version,
  };
}

export function makeDocument(path: string, document: Partial<Document> = {}): Document {
  return { ...emptyDocument, path, frontMatter: makeFrontMatter(), ...document };
}

export function makeFrontMatter(frontMatter: Partial<Document['frontMatter']> = {}): Document['frontMatter'] {
  return {
    description: undefined,
    tags: [],
    keywords: [],
    hide_title: false,
    hide_table_of_contents: false,
    draft: false,
    unlisted: false,
    ...frontMatter,
  };
}

export function makeHeading(id: string, spot: string): Heading {
  return { level: 2, id, text: id, html: id, place: at(spot) };
}

/** Indexes documents by their paths. */
export function byPath(...documents: readonly Document[]): Record<string, Document> {
  return Object.fromEntries(documents.map((document) => [document.path, document]));
}

/** A link in a document at `docs/a.md:3:1`, with its target. */
export function makeLink(href: string, target: LinkTarget, link: Partial<ResolvedLink> = {}): ResolvedLink {
  const place = at('docs/a.md:3:1');
  return { href, kind: 'link', place, writer: 'document', routes: ['/docs/a'], target, ...link };
}

export function missing(
  reason: Extract<LinkTarget, { type: 'missing' }>['reason'],
  url: string,
  ...candidates: readonly string[]
): Extract<LinkTarget, { type: 'missing' }> {
  return { type: 'missing', reason, candidates, sought: url, url };
}

export function linkUse(href: string, spot: string, kind: LinkUse['kind'] = 'link'): LinkUse {
  return { href, kind, place: at(spot) };
}

/** The input of a check: an empty site, except for the given values. */
export function checkInput(input: Partial<CheckInput> = {}): CheckInput {
  const { site = makeSite(), documents = {} } = input;
  const linkIndex = new LinkIndex(site);
  const linkTable = resolveLinks(site.pages, documents, linkIndex);
  return { site, documents, siteHtmlLinks: [], renderedLinks: [], linkIndex, linkTable, ...input };
}

/** What a check of an empty site, except for the given values, reports. */
export function diagnosticsOf(input: Partial<CheckInput>): Diagnostic[] {
  const given = checkInput(input);
  return siteDiagnostics(given, findInSite(given));
}

/** The input of a rule: an empty site, except for the given values. */
export function ruleInput(input: Partial<RuleInput> = {}): RuleInput {
  const { documents = {} } = input;
  const problems = Object.values(documents).flatMap((document) => document.problems);
  return { site: makeSite(), documents, siteHtmlLinks: [], renderedLinks: [], links: [], problems, ...input };
}
