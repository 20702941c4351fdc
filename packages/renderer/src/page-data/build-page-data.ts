import { type Document, encodePath, type Page, type WrittenPage } from '@docsite/core';
import {
  type CategoryCard,
  formatLabel,
  type LastUpdate,
  type PageContent,
  type PageDataBase,
  type PageFacts,
  type PageLink,
  type TagGroup,
  type TocItem,
} from '../template/index.js';
import type { SiteData } from '../template/site-data.js';
import { docsContext } from './docs-context.js';
import { startRoute } from './docs-versions.js';
import { buildHead } from './head.js';
import { localeUrls } from './locale-urls.js';
import type { PageIndex } from './page-index.js';

/** Stands in until the page's body is rendered, which may read the page's data. */
const noContent: PageContent = { html: '' };

/**
 * Builds what the template of a page is given: final URLs and words, no references left. Its content is still to come.
 */
export function buildPageData(
  page: Page,
  document: Document | undefined,
  index: PageIndex,
  siteData: SiteData,
): PageFacts {
  const base = pageBase(page, index, siteData);
  switch (page.kind) {
    case 'doc':
      return {
        ...base,
        kind: 'doc',
        ...written(page, document, siteData),
        docs: docsContext(page.docs, page.route, index),
        breadcrumbs: crumbs(page.docs.breadcrumbs, index),
        unlisted: page.unlisted,
        draft: page.draft,
        tags: page.tags.map((tag) => ({ label: tag.label, href: index.url(tag.route) })),
        ...neighbours(page.docs, index),
        content: noContent,
      };
    case 'markdown':
      return { ...base, kind: 'markdown', ...written(page, document, siteData), content: noContent };
    case 'module':
      return { ...base, kind: 'module', content: noContent };
    case 'category': {
      const items = page.items.map((item): CategoryCard => ({ ...item, href: index.url(item.href) }));
      return {
        ...base,
        kind: 'category',
        docs: docsContext(page.docs, page.route, index),
        breadcrumbs: crumbs(page.docs.breadcrumbs, index),
        items,
        ...neighbours(page.docs, index),
      };
    }
    case 'tag-list':
      return {
        ...base,
        kind: 'tag-list',
        docs: docsContext(page.docs, page.route, index),
        groups: tagGroups(page.docs, index),
      };
    case 'tag':
      return {
        ...base,
        kind: 'tag',
        docs: docsContext(page.docs, page.route, index),
        label: page.title,
        ...taggedPages(page, index),
      };
    case 'versions':
      return { ...base, kind: 'versions', instances: versionTable(index) };
    case 'search':
    case 'not-found':
      return { ...base, kind: page.kind };
  }
}

function pageBase(page: Page, index: PageIndex, siteData: SiteData): PageDataBase {
  const title = titleOf(page, index, siteData);
  const twin = index.twins.get(page.route);
  return {
    buildId: siteData.buildId,
    route: page.route,
    url: index.url(page.route),
    title,
    description: page.description,
    head: buildHead(page, title, index, siteData),
    ...(twin !== undefined && { markdownUrl: siteData.baseUrl + encodePath(twin) }),
    localeUrls: localeUrls(page, index),
  };
}

/** Generated pages say their titles in the words of the locale. */
function titleOf(page: Page, index: PageIndex, { labels }: SiteData): string {
  switch (page.kind) {
    case 'tag': {
      const count = versionOf(page.docs, index)?.tags.find((tag) => tag.slug === page.slug)?.pages.length ?? 0;
      return formatLabel(count === 1 ? labels.taggedTitleOne : labels.taggedTitle, { count, tag: page.title });
    }
    case 'tag-list':
      return labels.tagsTitle;
    case 'search':
      return labels.searchTitle;
    case 'versions':
      return labels.versionsTitle;
    case 'not-found':
      return labels.notFoundTitle;
    default:
      return page.title;
  }
}

interface Written {
  readonly toc: readonly TocItem[];
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly editUrl?: string;
  readonly lastUpdate?: LastUpdate;
}

function written(page: WrittenPage, document: Document | undefined, siteData: SiteData): Written {
  const { tocLevels, hideTitle, hideToc, editUrl, lastUpdate } = page;
  const toc = (document?.headings ?? [])
    .filter(({ level }) => level >= tocLevels[0] && level <= tocLevels[1])
    .map(({ id, level, html }) => ({ id, level, html }));
  return {
    toc: hideToc ? [] : toc,
    hideTitle,
    hideToc,
    ...(editUrl !== undefined && { editUrl }),
    ...(lastUpdate !== undefined && { lastUpdate: updateData(lastUpdate, siteData) }),
  };
}

/** Dates are written in UTC, the same on every machine. */
function updateData({ time, author }: NonNullable<WrittenPage['lastUpdate']>, { locale }: SiteData): LastUpdate {
  if (time === undefined) return author === undefined ? {} : { author };
  const date = new Date(time * 1000);
  const timeLabel = new Intl.DateTimeFormat(locale.name, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: locale.calendar,
  }).format(date);
  return { time: date.toISOString(), timeLabel, ...(author !== undefined && { author }) };
}

function crumbs(
  list: readonly { readonly label: string; readonly route?: string }[],
  index: PageIndex,
): { label: string; href?: string }[] {
  return list.map(({ label, route }) => (route === undefined ? { label } : { label, href: index.url(route) }));
}

type Around = {
  readonly previous?: { label: string; route: string };
  readonly next?: { label: string; route: string };
};

function neighbours({ previous, next }: Around, index: PageIndex): { previous?: PageLink; next?: PageLink } {
  const link = ({ label, route }: { label: string; route: string }): PageLink => ({ label, href: index.url(route) });
  return {
    ...(previous !== undefined && { previous: link(previous) }),
    ...(next !== undefined && { next: link(next) }),
  };
}

function versionOf(placement: { readonly instance: string; readonly version: string }, index: PageIndex) {
  return index.versions.get(`${placement.instance}/${placement.version}`);
}

function tagGroups(placement: { readonly instance: string; readonly version: string }, index: PageIndex): TagGroup[] {
  const groups = new Map<string, TagGroup['tags'][number][]>();
  for (const tag of versionOf(placement, index)?.tags ?? []) {
    const letter = (tag.label[0] ?? '').toUpperCase();
    const group = groups.get(letter) ?? [];
    group.push({ label: tag.label, href: index.url(tag.route), count: tag.pages.length });
    groups.set(letter, group);
  }
  return [...groups].map(([letter, tags]) => ({ letter, tags }));
}

function taggedPages(page: Extract<Page, { kind: 'tag' }>, index: PageIndex) {
  const version = versionOf(page.docs, index);
  const tag = version?.tags.find((candidate) => candidate.slug === page.slug);
  const items = (tag?.pages ?? []).flatMap((route) => {
    const tagged = index.pages.get(route);
    return tagged === undefined
      ? []
      : [{ label: tagged.title, href: index.url(route), description: tagged.description }];
  });
  return { tagsUrl: index.url(version?.tagsPath ?? '/'), items };
}

function versionTable(index: PageIndex) {
  return index.site.docs.map(({ id, versions }) => ({
    id,
    versions: versions.map((version) => ({
      name: version.name,
      label: version.label,
      url: index.url(startRoute(version, index)),
      isLast: version.isLast,
      ...(version.banner !== undefined && { banner: version.banner }),
    })),
  }));
}
