import type { PageSection, SectionLink } from '@docsite/core';
import { escapeLineStarts, escapeMarkdown } from './escape-markdown.js';
import { onOneLine, type PrintContext } from './print-inline.js';

/** Prints the sections of a generated page. */
export function printSections(sections: readonly PageSection[], context: PrintContext): string[] {
  return sections.flatMap(({ heading, text = '', links }) => [
    ...(heading === undefined ? [] : [`## ${escapeMarkdown(heading)}`]),
    ...(text === '' ? [] : [escapeLineStarts(escapeMarkdown(text))]),
    ...(links.length === 0 ? [] : [links.map((link) => printLinkItem(link, context)).join('\n')]),
  ]);
}

/** Prints an item of a list of links. */
export function printLinkItem(
  { label, href, description }: SectionLink,
  { absolute }: Pick<PrintContext, 'absolute'>,
): string {
  const about = description ? `: ${onOneLine(escapeMarkdown(description))}` : '';
  return `- [${escapeMarkdown(label)}](${absolute(href)})${about}`;
}
