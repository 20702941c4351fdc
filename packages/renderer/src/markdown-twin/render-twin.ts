import type { Root } from 'hast';
import type { Labels, PageFacts, SiteData } from '../template/index.js';
import type { ContentNode } from './content-node.js';
import { escapeMarkdown } from './escape-markdown.js';
import { printGeneratedPage } from './generated-pages.js';
import { printBlocks } from './print-blocks.js';
import type { PrintContext } from './print-inline.js';

/**
 * Renders a page as Markdown that stands for itself: its title, then its text, every link absolute.
 *
 * @param tree The content with its URLs resolved; absent for pages that are generated.
 */
export function renderTwin(page: PageFacts, tree: Root | undefined, site: SiteData): string {
  const context = printContext(page, site);
  const blocks =
    tree === undefined
      ? printGeneratedPage(page, site.labels, context)
      : printBlocks(tree.children as ContentNode[], context);
  const isTitled =
    page.kind === 'module' ? blocks.some((block) => /^# /m.test(block)) : blocks[0]?.startsWith('# ') === true;
  return `${(isTitled ? blocks : [`# ${escapeMarkdown(page.title)}`, ...blocks]).join('\n\n')}\n`;
}

function printContext({ url }: PageFacts, site: SiteData): PrintContext {
  return {
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
