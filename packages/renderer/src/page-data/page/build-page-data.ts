import {
  type Document,
  encodePath,
  type HeadTag,
  type KindPageData,
  type Page,
  type PageContent,
  type PageDataBase,
  type PageDataContext,
  type PageFacts,
  type PageKind,
  type PageSection,
  writtenFrontMatter,
} from '@docsite/core';
import { formatCount } from '../../template/index.js';
import type { SiteData } from '../../template/site-data.js';
import { configuredImage, configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';
import { buildHead, imageBeside, ownImage, type SiteFacts } from './head.js';
import { localeUrls } from './locale-urls.js';
import { versionDocuments } from './version-documents.js';
import { writtenLanguage } from './written-language.js';

/** Placeholder until the page's body is rendered, which may use the page's data. */
const noContent: PageContent = { html: '' };

/** The input of page data, besides the page. */
export interface PageSources extends SiteFacts {
  /** The page's document, if it has one. */
  readonly document?: Document | undefined;
  /** The excerpts of the pages that it quotes, by route. */
  readonly quotes?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds the template data of a page: the common part, and that of its kind of content. All URLs and labels are final.
 * The content is added later.
 */
export function buildPageData(page: Page, sources: PageSources): PageFacts {
  const { document, index } = sources;
  const { site } = index;
  const { documentData } = site.config;
  const kind = kindOf(page, index);
  const context = dataContext(sources);
  const own = { title: kind.title?.(page, context) ?? page.title, tags: kind.head?.(page, context) ?? [] };
  const language = document && writtenLanguage(page, site);
  // the types of kinds ensure that each returns what its pages have
  return {
    ...pageBase(page, own, sources),
    kind: page.kind,
    ...kind.data(page, context),
    ...(documentData && document && describeDocument(page, document)),
    ...(documentData === 'all' && { versionDocuments: versionDocuments(index) }),
    ...(language !== undefined && { writtenIn: language }),
    ...(kind.body === 'written' && { content: noContent }),
  } as KindPageData;
}

/** The context with which kinds of content build the data of their pages. */
function dataContext({ document, quotes = {}, index, siteData }: PageSources): PageDataContext {
  const { site, pages } = index;
  return {
    facts: site,
    document,
    pages,
    locale: site.locale,
    labels: siteData.labels,
    updateDates: site.config.updateDates,
    url: (target) => (pages.has(target) ? index.url(target) : configuredLink(target, index).href),
    imageUrl: (src, own) => (own && imageBeside(src, own, index)) ?? configuredImage(src, index),
    ownImage: (other) => ownImage(other, index),
    absolute: (address) => (site.config.url ?? '') + address,
    quote: (route) => quotes[route] ?? '',
    formatCount: (label, values) => formatCount(label, values, siteData.locale),
  };
}

function describeDocument(page: Page, document: Document): Pick<PageDataBase, 'document'> {
  const {
    path,
    frontMatterDates: dates,
    contentTitle: written,
    headings: [first],
  } = document;
  // the title as written, including formatting
  const isFirst = first?.level === 1 && (written !== undefined || document.hasTitleInText === true);
  const contentTitle = isFirst ? first.text : written;
  const facts = 'facts' in page && page.facts !== undefined && { facts: page.facts };
  return {
    document: {
      ...('id' in page && { id: page.id }),
      source: path,
      ...(contentTitle !== undefined && { contentTitle }),
      frontMatter: writtenFrontMatter(document),
      ...(dates && { dates }),
      ...facts,
    },
  };
}

/** The sections of a generated page, for its Markdown twin. */
export function pageSections(facts: PageFacts, index: PageIndex, { labels }: SiteData): readonly PageSection[] {
  return kindOf(facts, index).sections?.(facts, { labels }) ?? [];
}

function kindOf({ kind }: { readonly kind: string }, { pageKinds }: PageIndex): PageKind {
  const found = pageKinds.get(kind);
  if (found === undefined) throw new Error(`no kind of content says what a page of the kind '${kind}' is`);
  return found;
}

function pageBase(
  page: Page,
  { title, tags }: { readonly title: string; readonly tags: readonly HeadTag[] },
  { index, siteData }: SiteFacts,
): Omit<PageDataBase, 'kind'> {
  const head = buildHead(page, title, { index, siteData });
  const twin = index.twins.get(page.route);
  return {
    buildId: siteData.buildId,
    route: page.route,
    url: index.url(page.route),
    title,
    description: page.description,
    head: tags.length === 0 ? head : { ...head, tags: [tags] },
    ...(twin !== undefined && { markdownUrl: siteData.baseUrl + encodePath(twin) }),
    localeUrls: localeUrls(page, index),
  };
}
