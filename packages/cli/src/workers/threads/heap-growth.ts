import { setFlagsFromString } from 'node:v8';

/** From this number of files on, memory matters more than the additional time for garbage collection. */
const manyFiles = 2000;
const veryManyFiles = 10_000;

/**
 * The V8 option for heap growth in a build with a number of files; undefined for V8's default, with which a heap may
 * contain three times as much garbage as live objects before it is collected.
 */
export function heapGrowth(files: number): string | undefined {
  if (files < manyFiles) return undefined;
  return files < veryManyFiles ? '--heap-growing-percent=50' : '--heap-growing-percent=15';
}

/** Sets how the heaps of this process and its threads grow, depending on the number of files. */
export function limitHeapGrowth(files: number): void {
  const option = heapGrowth(files);
  if (option !== undefined) setFlagsFromString(option);
}

/** Restores V8's default heap growth, because compiled code is only usable by processes with the same options. */
export function resetHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=0');
}
