import type { Labels, PageFacts } from '../template/index.js';
import { escapeLineStarts, escapeMarkdown } from './escape-markdown.js';
import { onOneLine, type PrintContext } from './print-inline.js';

/** Prints what the build itself has put on a page: lists of links. */
export function printGeneratedPage(page: PageFacts, labels: Labels, context: PrintContext): string[] {
  const list = (items: readonly LinkItem[]): string => items.map((item) => printLinkItem(item, context)).join('\n');
  switch (page.kind) {
    case 'category':
      return [...paragraph(page.description), list(page.items)];
    case 'tag':
      return [...paragraph(page.description), list(page.items)];
    case 'tag-list':
      return page.groups.flatMap(({ letter, tags }) => [
        `## ${escapeMarkdown(letter)}`,
        list(tags.map(({ label, href, count }) => ({ label, href, description: String(count) }))),
      ]);
    case 'versions':
      return [
        labels.versionsIntro,
        ...page.instances.flatMap(({ id, versions }) => [
          ...(page.instances.length > 1 ? [`## ${escapeMarkdown(id)}`] : []),
          list(
            versions.map(({ label, url, isLast }) => ({
              label,
              href: url,
              description: isLast ? labels.latestVersion : '',
            })),
          ),
        ]),
      ];
    default:
      return [];
  }
}

/** A link and what is said about it. */
export interface LinkItem {
  readonly label: string;
  readonly href: string;
  readonly description?: string;
}

/** Prints an item of a list of links. */
export function printLinkItem(
  { label, href, description }: LinkItem,
  { absolute }: Pick<PrintContext, 'absolute'>,
): string {
  const about = description ? `: ${onOneLine(escapeMarkdown(description))}` : '';
  return `- [${escapeMarkdown(label)}](${absolute(href)})${about}`;
}

function paragraph(text: string): string[] {
  return text === '' ? [] : [escapeLineStarts(escapeMarkdown(text))];
}
