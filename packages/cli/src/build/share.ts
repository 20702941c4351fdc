import { createHash } from 'node:crypto';
import type { Document, Page } from '@docsite/core';

/** One of several parts of the pages of a site, as `2/3` names it. */
export interface Share {
  /** From 1 on. */
  readonly index: number;
  readonly count: number;
}

/**
 * Numbers the pages of a locale: first those of documents, in the order of their paths, so that their shares are known
 * before they are parsed, then all others.
 */
export function numberPages(pages: readonly Page[], documents: Readonly<Record<string, Document>>): readonly number[] {
  const numbers = new Map(Object.keys(documents).map((path, number) => [path, number]));
  let next = numbers.size;
  return pages.map((page) => ('source' in page ? numbers.get(page.source) : undefined) ?? next++);
}

/** Which share a number belongs to: shares are of about the same size. */
export function shareOf(number: number, count: number): Share {
  return { index: (number % count) + 1, count };
}

/** Whether a share keeps the facts of a document. */
export function holdsDocument({ index, count }: Share, path: string): boolean {
  return shareOf(createHash('sha256').update(path).digest().readUInt32BE(), count).index === index;
}
