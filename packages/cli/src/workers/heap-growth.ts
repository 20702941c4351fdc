import { setFlagsFromString } from 'node:v8';

/** From this many files on, memory is worth more than the time that collecting garbage more often takes. */
const manyFiles = 2000;
const veryManyFiles = 10_000;

/**
 * The option of V8 by which heaps grow for a build of so many files; none for its own, by which a heap may hold three
 * times as much garbage as live objects before it is collected.
 */
export function heapGrowth(files: number): string | undefined {
  if (files < manyFiles) return undefined;
  return files < veryManyFiles ? '--heap-growing-percent=50' : '--heap-growing-percent=15';
}

/** Lets the heaps of this process, its threads included, grow as a build of so many files needs. */
export function limitHeapGrowth(files: number): void {
  const option = heapGrowth(files);
  if (option !== undefined) setFlagsFromString(option);
}

/** Lets heaps grow as V8 does by itself: what it compiles is of use to processes with the same options alone. */
export function resetHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=0');
}
