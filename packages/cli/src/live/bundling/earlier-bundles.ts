import type { LoadedConfig } from '@docsite/core';
import type { BundleOptions, BundleResult, Bundler } from '@docsite/renderer';
import { cachedBundler } from '../../build/bundle/cached-bundler.js';
import { contentOutside } from '../../build/input/outside-paths.js';
import type { BundleCache } from '../../cache/site/bundle-cache.js';
import type { InputStates } from '../../cache/states/input-states.js';
import { readStates } from '../../cache/states/read-states.js';

/** Where bundles are stored, and which folders of the site contain no sources. */
export interface BundleSource {
  readonly siteDir: string;
  readonly outDir: string;
  readonly cacheDir?: string | undefined;
  readonly bundles: BundleCache;
}

/** What is to be bundled, and by which bundler. */
interface Asked {
  readonly bundle: Bundler;
  readonly options: BundleOptions;
  readonly loaded: LoadedConfig;
  /** Whether the code of documents is left out, because these are shown later. */
  readonly isBeginning: boolean;
}

/** The bundles of earlier builds and servers: with them, a site is shown before it has been bundled again. */
export class EarlierBundles {
  private looked: InputStates | undefined;
  /** The locales and extents that have been asked for: only the first time, nothing has been edited yet. */
  private readonly asked = new Set<string>();
  /** What was taken, and has not been bundled since. */
  private taken: Pick<Asked, 'bundle' | 'options'>[] = [];

  constructor(private readonly source: BundleSource) {}

  /** Whether there is a bundle of a locale, whatever it was made from. */
  has(locale: string): boolean {
    return this.source.bundles.has(locale);
  }

  /**
   * The earlier bundle, if it was made from the same files; otherwise a new one. Those made first in each locale are
   * stored.
   */
  async take({ bundle, options, loaded, isBeginning }: Asked): Promise<BundleResult> {
    const { siteDir, outDir, cacheDir, bundles } = this.source;
    const extent = isBeginning ? ' beginning' : '';
    const name = (options.locale.name ?? '') + extent;
    if (this.asked.has(name)) return bundle(options);
    this.asked.add(name);
    let isNew = false;
    const bundleAnew: Bundler = (given) => {
      isNew = true;
      return bundle(given);
    };
    const look = () => {
      this.looked ??= readStates(siteDir, [outDir, cacheDir]);
      return this.looked.with(contentOutside(siteDir, loaded.config));
    };
    const result = await cachedBundler(bundleAnew, { bundles, look, extent })(options);
    if (!isNew) this.taken.push({ bundle, options });
    return result;
  }

  /** Bundles what was taken, because only then changes of style sheets alone can be followed. */
  async renew(): Promise<void> {
    const { taken } = this;
    this.taken = [];
    for (const { bundle, options } of taken) await bundle(options);
  }

  /** Stores the new bundles. */
  save(): void {
    this.source.bundles.save();
  }
}
