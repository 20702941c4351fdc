import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPackName, type PackReader, type PackSlice, PackWriter } from './content-pack.js';
import type { PageStore } from './stored-pages.js';

type Pages = PageStore['pages'];

/** The number of packs above which they are merged; each build that renders something adds one per worker. */
const mostPacks = 16;

/** Where packs are stored. */
export interface PackPlaces {
  /** The folder of the cache itself, absolute. */
  readonly folder: string;
  /** Reads packs in this folder and in others. */
  readonly packs: PackReader;
  /** Whether there may be packs in other folders. */
  readonly hasOthers: boolean;
}

/** Merges the live contents of many small packs, and of those in other folders, into a single one. */
export function compactPacks(pages: Pages, places: PackPlaces): Pages {
  const scattered = scatteredPacks(pages, places);
  if (scattered.size === 0) return pages;
  const name = `${newPackName()}-joined`;
  const writer = new PackWriter(join(places.folder, name), name);
  const move = (slice: PackSlice): PackSlice | undefined => {
    const bytes = scattered.has(slice.pack) ? places.packs.read(slice) : undefined;
    return bytes === undefined ? slice : writer.add(bytes);
  };
  const moved = [...pages].map(([name, page]) => {
    const files = page.files.map(({ slice, ...rest }) => {
      const place = slice && move(slice);
      return place === undefined ? rest : { ...rest, slice: place };
    });
    return [name, { ...page, files }] as const;
  });
  writer.close();
  return new Map(moved);
}

function scatteredPacks(pages: Pages, { folder, hasOthers }: PackPlaces): ReadonlySet<string> {
  const live = new Map<string, number>();
  for (const { pack, length } of slicesOf(pages)) live.set(pack, (live.get(pack) ?? 0) + length);
  const foreign = hasOthers ? [...live.keys()].filter((pack) => !existsSync(join(folder, pack))) : [];
  const own = [...live].filter(([pack]) => !foreign.includes(pack));
  if (own.length <= mostPacks) return new Set(foreign);
  const small = own.sort(([, a], [, b]) => a - b).slice(0, own.length - mostPacks / 2);
  return new Set([...foreign, ...small.map(([pack]) => pack)]);
}

/** Names of the packs that contain pages. */
export function packsOf(pages: Pages): ReadonlySet<string> {
  const packs = new Set<string>();
  for (const { pack } of slicesOf(pages)) packs.add(pack);
  return packs;
}

function* slicesOf(pages: Pages): Generator<PackSlice> {
  for (const { files } of pages.values()) for (const { slice } of files) if (slice !== undefined) yield slice;
}
