import { groupBy, type SourceFile } from '@docsite/core';

const filesPerBatch = 10;

/** The maximum length of a batch that is extended to include files with the same text. */
const longestBatch = 2 * filesPerBatch;

/** Splits items into lists of ten. */
export function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / filesPerBatch) }, (_, index) =>
    items.slice(index * filesPerBatch, (index + 1) * filesPerBatch),
  );
}

/**
 * Orders files so that those with the same text are adjacent, because a parser only parses the first of them. Versions
 * of docs repeat most of their files.
 */
export function putTogether(sources: readonly SourceFile[]): SourceFile[] {
  return grouped(sources, ({ hash }) => hash);
}

/** Orders items so that those of the same kind are adjacent, otherwise keeping their order. */
export function grouped<T>(items: readonly T[], kindOf: (item: T) => string): T[] {
  return [...groupBy(items, kindOf).values()].flat();
}

/** Batches of files to parse; those with the same text are in one batch unless there are many. */
export function sourceBatches(sources: readonly SourceFile[]): SourceFile[][] {
  const batches: SourceFile[][] = [];
  for (const source of putTogether(sources)) {
    const last = batches.at(-1);
    const most = last?.at(-1)?.hash === source.hash ? longestBatch : filesPerBatch;
    if (last === undefined || last.length >= most) batches.push([source]);
    else last.push(source);
  }
  return batches;
}
