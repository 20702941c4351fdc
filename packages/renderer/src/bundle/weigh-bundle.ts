import { gzipSync } from 'node:zlib';
import type { Bundle } from './bundle.js';

/** How much a browser loads of one kind. */
export interface BundleWeight {
  /**
   * `firstScript`: before any interaction; `script`: once a page is idle; all in bytes as gzip makes them, fonts as
   * they are.
   */
  readonly kind: 'firstScript' | 'script' | 'styles' | 'fonts';
  readonly bytes: number;
  /** Path of the source of a live page, whose own module is counted in. */
  readonly source?: string;
}

/** Weighs what every page loads, and what each live page loads with it. */
export function weighBundle(bundle: Bundle): BundleWeight[] {
  const weigh = createScale(bundle);
  const firstScript = gzipSync(bundle.headScript).length + weigh([bundle.bootScript]);
  const weighScript = (urls: readonly string[]): number =>
    firstScript + weigh([...new Set([...bundle.appModules, ...urls])]);
  const fonts = bundle.files.filter(({ path }) => /\.(?:woff2?|ttf|otf)$/.test(path));
  return [
    { kind: 'firstScript', bytes: firstScript },
    { kind: 'script', bytes: weighScript([]) },
    ...Object.entries(bundle.pageModules).map(([source, urls]) => ({
      kind: 'script' as const,
      bytes: weighScript(urls),
      source,
    })),
    { kind: 'styles', bytes: weigh(bundle.styles) },
    { kind: 'fonts', bytes: fonts.reduce((sum, { contents }) => sum + contents.length, 0) },
  ];
}

/** Weighs files by their addresses, each once. */
function createScale({ files }: Bundle): (urls: readonly string[]) => number {
  const known = new Map<string, number>();
  const weighOne = (url: string): number => {
    const file = files.find(({ path }) => url.endsWith(`/${path}`));
    const bytes = known.get(url) ?? (file === undefined ? 0 : gzipSync(file.contents).length);
    known.set(url, bytes);
    return bytes;
  };
  return (urls) => urls.reduce((sum, url) => sum + weighOne(url), 0);
}
