import { groupBy, type SourceFile } from '@docsite/core';

const filesPerBatch = 10;

/** A batch that ends with files of the same text may be so much longer. */
const longestBatch = 2 * filesPerBatch;

/** Items in lists of ten. */
export function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / filesPerBatch) }, (_, index) =>
    items.slice(index * filesPerBatch, (index + 1) * filesPerBatch),
  );
}

/**
 * Files with the same text one after the other, otherwise in their order: a parser parses the first of them alone.
 * Versions of docs repeat most of their files.
 */
export function putTogether(sources: readonly SourceFile[]): SourceFile[] {
  return grouped(sources, ({ hash }) => hash);
}

/** Items of the same kind one after the other, otherwise in their order. */
export function grouped<T>(items: readonly T[], kindOf: (item: T) => string): T[] {
  return [...groupBy(items, kindOf).values()].flat();
}

/** Files to parse in batches, those with the same text in one batch unless they are many. */
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
