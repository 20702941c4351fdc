import { createHash } from 'node:crypto';
import { beginningOfTree, type Document, type Page } from '@docsite/core';
import type { Root } from 'hast';

/** What other pages and files show of a page, as HTML. */
export interface PageQuote {
  readonly beginning: string;
  /** All of its body, where that is asked for and is not its beginning. */
  readonly whole?: string;
}

/** A page that may be quoted, its body rendered. */
export interface QuotedPage {
  readonly page: Page;
  readonly url: string;
  /** The HTML of its body. */
  readonly html: string;
  /** The content tree of its document; a page without one is not quoted. */
  readonly tree: Root | undefined;
  readonly document: Pick<Document, 'isTruncated'> | undefined;
}

/**
 * What is quoted of a page: nothing unless the page says so. The beginning is rendered by itself where a marker ends
 * it.
 */
export function quotePage(
  { page, url, html, tree, document }: QuotedPage,
  render: (beginning: Root) => string,
): PageQuote | undefined {
  if (page.quoted === undefined || tree === undefined) return undefined;
  const part = beginningOfTree(tree);
  const beginning = part === undefined || !document?.isTruncated ? html : render(part);
  const own = moveHtml(beginning, page.route, url);
  return page.quoted === 'whole' && beginning !== html ? { beginning: own, whole: html } : { beginning: own };
}

/** A start tag; values of attributes are escaped. */
const startTag = /<[a-z][^<>]*>/gi;
const ownIds = / (id|for|aria-controls|aria-labelledby|aria-describedby)="([^"]*)"/g;

/**
 * HTML of one page for another, which may hold that of several: its ids are kept apart from those of others, and links
 * to ids lead to the page that it is from.
 */
function moveHtml(html: string, route: string, url: string): string {
  const prefix = `q${createHash('sha256').update(route).digest('hex').slice(0, 6)}-`;
  const moveIds = (_: string, name: string, ids: string): string =>
    ` ${name}="${ids
      .split(' ')
      .map((id) => prefix + id)
      .join(' ')}"`;
  return html.replace(startTag, (tag) => tag.replace(ownIds, moveIds).replace(/ href="#/g, ` href="${url}#`));
}

/** HTML without what it quotes of other pages, whose links are known from those. */
export function withoutQuotes(html: string, quotes: Readonly<Record<string, string>> = {}): string {
  return Object.values(quotes).reduce((rest, quote) => (quote === '' ? rest : rest.replace(quote, () => '')), html);
}
