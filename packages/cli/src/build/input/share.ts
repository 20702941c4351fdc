import { createHash } from 'node:crypto';
import type { Document, Page } from '@docsite/core';

/** One of several parts of a site's pages, as in `2/3`. */
export interface Share {
  /** 1-based. */
  readonly index: number;
  readonly count: number;
}

/** A page, and the number that determines its share. */
export interface NumberedPage {
  readonly page: Page;
  readonly number: number;
}

/**
 * Numbers the pages of a locale: first those of documents, in the order of their paths, so that their shares are known
 * before they are parsed, then all others.
 */
export function numberPages(
  pages: readonly Page[],
  documents: Readonly<Record<string, Document>>,
): readonly NumberedPage[] {
  const numbers = new Map(Object.keys(documents).map((path, number) => [path, number]));
  let next = numbers.size;
  return pages.map((page) => ({
    page,
    number: ('source' in page ? numbers.get(page.source) : undefined) ?? next++,
  }));
}

/** The share that a number belongs to; shares have about the same size. */
export function shareOf(number: number, count: number): Share {
  return { index: (number % count) + 1, count };
}

/** Whether a share stores the facts of a document. */
export function holdsDocument({ index, count }: Share, path: string): boolean {
  return shareOf(createHash('sha256').update(path).digest().readUInt32BE(), count).index === index;
}
