import { beginningOfTree, type Document, type Page, sha256, startTag } from '@docsite/core';
import type { Root } from 'hast';

/** The parts of a page that other pages and files show, as HTML. */
export interface PageQuote {
  readonly beginning: string;
  /** The whole body, if it is needed and differs from the excerpt. */
  readonly whole?: string;
}

/** A page that may be quoted, with its rendered body. */
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
 * The quotable part of a page: undefined unless the page is quoted. If a marker ends the excerpt, the excerpt is
 * rendered separately.
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

const ownIds = / (id|for|aria-controls|aria-labelledby|aria-describedby)="([^"]*)"/g;

/**
 * Adapts HTML of one page for another, which may contain that of several pages: ids are made unique, and links to ids
 * point to the original page.
 */
function moveHtml(html: string, route: string, url: string): string {
  const prefix = `q${sha256(route).slice(0, 6)}-`;
  const moveIds = (_: string, name: string, ids: string): string =>
    ` ${name}="${ids
      .split(' ')
      .map((id) => prefix + id)
      .join(' ')}"`;
  return html.replace(startTag, (tag) => tag.replace(ownIds, moveIds).replace(/ href="#/g, ` href="${url}#`));
}

/** Removes the excerpts of other pages from HTML, because their links are already known. */
export function withoutQuotes(html: string, quotes: Readonly<Record<string, string>> = {}): string {
  return Object.values(quotes).reduce((rest, quote) => (quote === '' ? rest : rest.replace(quote, () => '')), html);
}
