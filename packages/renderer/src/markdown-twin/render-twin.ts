import { isArticle, type PageSection } from '@docsite/core';
import type { Root } from 'hast';
import type { Labels, PageFacts, SiteData } from '../template/index.js';
import type { ContentNode } from './content-node.js';
import { escapeMarkdown } from './escape-markdown.js';
import { printBlocks } from './print-blocks.js';
import type { PrintContext } from './print-inline.js';
import { printSections } from './print-sections.js';

/**
 * Renders a page as self-contained Markdown: its title, then its text, with absolute links.
 *
 * @param body The content with resolved URLs, or the sections of a generated page.
 */
export function renderTwin(page: PageFacts, body: Root | readonly PageSection[], site: SiteData): string {
  const context = printContext(page, site);
  const blocks =
    'children' in body ? printBlocks(body.children as ContentNode[], context) : printSections(body, context);
  const isTitled = isArticle(page) ? blocks[0]?.startsWith('# ') === true : blocks.some((block) => /^# /m.test(block));
  return `${(isTitled ? blocks : [`# ${escapeMarkdown(page.title)}`, ...blocks]).join('\n\n')}\n`;
}

function printContext(page: PageFacts, site: SiteData): PrintContext {
  const { url } = page;
  return {
    cards: page.kind === 'doc' ? (page.cards ?? []) : [],
    absolute: (href) => {
      if (href.startsWith('#')) return site.url + url + href;
      return href.startsWith('/') && !href.startsWith('//') ? site.url + href : href;
    },
    lineBreak: '\\\n',
    admonitionLabel: (type) => {
      const label = site.labels[type as keyof Labels] ?? type;
      return label.charAt(0).toLocaleUpperCase(site.locale.name) + label.slice(1);
    },
  };
}
