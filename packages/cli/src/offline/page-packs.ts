import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { compareText, nameHash } from '@docsite/core';

/** The data of consecutive pages, compressed. */
export interface PagePack {
  /** Path of its first page's data; the pack extends to the first path of the next one. */
  readonly first: string;
  /** Output path, named by the contents. */
  readonly path: string;
  /**
   * JSON of the page data by path, in zlib's format (RFC 1950): unlike gzip's, its header does not depend on the
   * system.
   */
  readonly contents: Uint8Array;
}

/** A page's data as JSON. */
export interface PageDataFile {
  /** Output path. */
  readonly path: string;
  readonly read: () => Uint8Array;
}

const pagesInPack = { least: 16, most: 64 };

/** As many as Node compresses in parallel: the data of all pages would take as much memory as the rest of a build. */
const packsAtOnce = 4;

/** Level 6, zlib's default, takes twice the time for 7 % fewer bytes. */
const compression = { level: 4 };

/**
 * Packs the data of pages so that editing one page changes one pack, and adding or removing a page changes at most a
 * few: where a pack ends depends only on the adjacent paths.
 */
export async function buildPagePacks(files: readonly PageDataFile[]): Promise<PagePack[]> {
  const runs = splitIntoRuns([...files].sort((one, other) => compareText(one.path, other.path)));
  const packs: PagePack[] = [];
  const left = runs.entries();
  const buildNext = async () => {
    for (const [index, run] of left) packs[index] = await buildPack(run);
  };
  await Promise.all(Array.from({ length: packsAtOnce }, buildNext));
  return packs;
}

function splitIntoRuns(files: readonly PageDataFile[]): PageDataFile[][] {
  const runs: PageDataFile[][] = [];
  for (const file of files) {
    const run = runs.at(-1);
    if (run === undefined || run.length >= pagesInPack.most || (run.length >= pagesInPack.least && mayBegin(file.path)))
      runs.push([file]);
    else run.push(file);
  }
  return runs;
}

/** One path in sixteen may begin a pack. */
function mayBegin(path: string): boolean {
  return (createHash('sha256').update(path).digest()[0] as number) % 16 === 0;
}

async function buildPack(run: readonly PageDataFile[]): Promise<PagePack> {
  const parts = run.flatMap(({ path, read }, index) => [
    Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(path)}:`),
    read(),
  ]);
  const contents = await promisify(deflate)(Buffer.concat([...parts, Buffer.from('}')]), compression);
  const hash = nameHash(contents);
  const { path: first } = run[0] as PageDataFile;
  return { first, path: `assets/offline/pages-${hash}.pack`, contents };
}
