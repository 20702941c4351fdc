import { gzipSync } from 'node:zlib';
import { oncePerKey, type Place } from '@docsite/core';
import type { Bundle } from '../bundle.js';

/** The amount of one kind that a browser loads. */
export interface BundleWeight {
  /**
   * `firstScript` is loaded before any interaction, `script` once a page is idle; in bytes after gzip, except for
   * fonts.
   */
  readonly kind: 'firstScript' | 'script' | 'styles' | 'fonts';
  readonly bytes: number;
  /** Path of the source of a live page, if its own module is included. */
  readonly source?: string;
  /** Where the configuration names a component, if the module of that is included. */
  readonly place?: Place;
}

/**
 * Determines the sizes of what every page loads, and of what certain pages load in addition.
 *
 * @param places Where the configuration asks for virtual modules.
 */
export function weighBundle(bundle: Bundle, places: Readonly<Record<string, Place>> = {}): BundleWeight[] {
  const weigh = createScale(bundle);
  const firstScript = gzipSync(bundle.headScript).length + weigh([bundle.bootScript]);
  const weighScript = (urls: readonly string[]): number =>
    firstScript + weigh([...new Set([...bundle.appModules, ...urls])]);
  const fonts = bundle.files.filter(({ path }) => /\.(?:woff2?|ttf|otf)$/.test(path));
  return [
    { kind: 'firstScript', bytes: firstScript },
    { kind: 'script', bytes: weighScript([]) },
    ...Object.entries(bundle.lateModules ?? {}).flatMap(([name, loaded]) => {
      const place = places[name];
      return loaded.map((urls) => ({ kind: 'script' as const, bytes: weighScript(urls), ...(place && { place }) }));
    }),
    ...Object.entries(bundle.pageModules).map(([source, urls]) => ({
      kind: 'script' as const,
      bytes: weighScript(urls),
      source,
    })),
    { kind: 'styles', bytes: weigh(bundle.styles) },
    { kind: 'fonts', bytes: fonts.reduce((sum, { contents }) => sum + contents.length, 0) },
  ];
}

/** Sums up the sizes of files by URL, each once. */
function createScale({ files }: Bundle): (urls: readonly string[]) => number {
  const weighOne = oncePerKey((url: string): number => {
    const file = files.find(({ path }) => url.endsWith(`/${path}`));
    return file === undefined ? 0 : gzipSync(file.contents).length;
  });
  return (urls) => urls.reduce((sum, url) => sum + weighOne(url), 0);
}
