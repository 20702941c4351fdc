import { encodePath, type MarkdownTwins, markdownTwins, type Page, type Site, versionKey } from '@docsite/core';
import { escapeMarkdown } from '../markdown-twin/escape-markdown.js';
import { printLinkItem } from '../markdown-twin/print-sections.js';
import { listedPages, versionsByKey } from '../page-data/listed-pages.js';
import type { SiteData } from '../template/index.js';

/**
 * Renders `llms.txt` as defined by llmstxt.org: a description of the site, and links to the Markdown of each page, by
 * section. Pages that only list others are left out.
 */
export function renderLlmsText(site: Site, { title, tagline, url, baseUrl }: SiteData): string {
  const sections = new Map<string, string[]>();
  const sectionOf = createSectionFinder(site, title);
  for (const { page, path } of pagesWithText(site, markdownTwins(site))) {
    const section = sectionOf(page);
    const items = sections.get(section) ?? [];
    sections.set(section, items);
    items.push(
      printLinkItem(
        {
          label: page.route === '/' ? title : page.title,
          href: baseUrl + encodePath(path),
          description: page.description,
        },
        { absolute: (href) => url + href },
      ),
    );
  }
  const about = tagline === '' ? [] : [`> ${escapeMarkdown(tagline)}`];
  const lists = [...sections].map(([name, items]) => `## ${escapeMarkdown(name)}\n\n${items.join('\n')}`);
  return `${[`# ${escapeMarkdown(title)}`, ...about, ...lists].join('\n\n')}\n`;
}

function pagesWithText(site: Site, twins: MarkdownTwins): { readonly page: Page; readonly path: string }[] {
  return listedPages(site).flatMap((page) => {
    const path = page.holds === 'text' ? twins.get(page.route) : undefined;
    return path === undefined ? [] : [{ page, path }];
  });
}

/**
 * Creates a function that returns a page's section: its outermost category or its blog, or else the site itself; for
 * versions other than the latest, the name includes the version.
 */
function createSectionFinder(site: Site, siteTitle: string): (page: Page) => string {
  const versions = versionsByKey(site);
  return (page) => {
    if ('blog' in page) return site.blogs.find(({ id }) => id === page.blog)?.title ?? siteTitle;
    if (!('docs' in page)) return siteTitle;
    const [outermost, inner] = page.docs.breadcrumbs;
    const name = outermost !== undefined && (inner !== undefined || 'items' in page) ? outermost.label : siteTitle;
    const version = versions.get(versionKey(page.docs.instance, page.docs.version));
    return version === undefined || version.isLast ? name : `${name} (${version.label})`;
  };
}
