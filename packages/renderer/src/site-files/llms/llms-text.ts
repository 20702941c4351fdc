import { encodePath, getOrInsert, type SectionLink, type Site, versionKey } from '@docsite/core';
import { escapeMarkdown } from '../../markdown-twin/escape-markdown.js';
import { printLinkItem } from '../../markdown-twin/print-sections.js';
import { versionsByKey } from '../../page-data/versions-by-key.js';
import type { SiteData } from '../../template/index.js';
import { type ListedTwin, listedTwins } from './listed-twins.js';

/**
 * Renders `llms.txt` as defined by llmstxt.org: a description of the site, and links to the Markdown of each page, by
 * section. Pages that only list others are left out.
 */
export function renderLlmsText(site: Site, siteData: SiteData): string {
  const { pageDescriptions, links } = site.config.llmsTxt;
  const { title } = siteData;
  const address = twinAddresses(siteData);
  const sections = new Map<string, string[]>();
  const add = (section: string, link: SectionLink) =>
    getOrInsert(sections, section, () => []).push(printLinkItem(link, { absolute: (href) => href }));
  const sectionOf = createSectionFinder(site, title);
  for (const twin of listedTwins(site)) {
    const { page, path } = twin;
    add(sectionOf(twin), {
      label: page.route === '/' ? title : page.title,
      href: address(path),
      ...(pageDescriptions && { description: page.description }),
    });
  }
  for (const link of links) add('Optional', link);
  const lists = [...sections].map(([name, items]) => `## ${escapeMarkdown(name)}\n\n${items.join('\n')}`);
  return `${[...headOf(site, siteData), ...lists].join('\n\n')}\n`;
}

/**
 * Renders `llms-full.txt`: the heading of `llms.txt`, then the twin of each page that it lists, each below front matter
 * with the twin's address.
 *
 * @param readTwin Returns the contents of the twin at a path.
 */
export function renderFullText(site: Site, siteData: SiteData, readTwin: (path: string) => string): string {
  const address = twinAddresses(siteData);
  const twins = listedTwins(site).map(({ path }) => `---\nurl: ${address(path)}\n---\n\n${readTwin(path).trimEnd()}`);
  return `${[...headOf(site, siteData), ...twins].join('\n\n')}\n`;
}

/** The heading of the site, and the sentence about it. */
function headOf({ config: { llmsTxt } }: Site, { title, tagline }: SiteData): string[] {
  const about = llmsTxt.description ?? tagline;
  return [`# ${escapeMarkdown(llmsTxt.title ?? title)}`, ...(about === '' ? [] : [`> ${escapeMarkdown(about)}`])];
}

function twinAddresses({ url, baseUrl }: SiteData): (path: string) => string {
  return (path) => url + baseUrl + encodePath(path);
}

/**
 * Creates a function that returns a page's section: its outermost category or its blog, or else the site itself; for
 * versions other than the latest, the name includes the version.
 */
function createSectionFinder(site: Site, siteTitle: string): (twin: ListedTwin) => string {
  const versions = versionsByKey(site);
  return ({ page, category = siteTitle }) => {
    if ('blog' in page) return site.blogs.find(({ id }) => id === page.blog)?.title ?? siteTitle;
    if (!('docs' in page)) return siteTitle;
    const version = versions.get(versionKey(page.docs.instance, page.docs.version));
    return version === undefined || version.isLast ? category : `${category} (${version.label})`;
  };
}
