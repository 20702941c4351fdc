import type { Finding } from '@docsite/core';
import { KnownCode } from '../liveness/known-code.js';
import type { Bundle } from './bundle.js';
import type { BundleOptions, SharedOptions } from './bundle-options.js';
import { createErrorTracer, type ErrorTracer } from './errors/trace-error.js';
import { type ChangedFiles, KeptResults } from './kept-results.js';
import { type FilesChange, LocaleBundles } from './locale-bundle.js';
import { areImportedSame } from './modules/documents/document-imports.js';
import { addsNothing } from './own-layers.js';
import { restyle } from './restyle.js';
import { buildShared, type FormerBundle, isInPlace, resultOf, type SharedResult } from './shared-bundle.js';
import { SourceKeys } from './source-keys.js';
import { findReadyTheme, takeReadyTheme } from './take-ready-theme.js';

/** The result of bundling one locale, with findings about what could not be bundled. */
export interface BundleResult {
  /** Absent if no page can be rendered without what failed to build. */
  readonly bundle?: Bundle;
  /** What cannot be built, and why. */
  readonly findings: readonly Finding[];
  /** Traces errors thrown by its server modules; absent if that is not possible. */
  readonly trace?: ErrorTracer | undefined;
}

/** Bundles a site in one locale. */
export type Bundler = (options: BundleOptions) => Promise<BundleResult>;

/** A bundler that keeps its bundles, and returns them again for equal options. */
export interface RememberingBundler extends Bundler {
  /**
   * Causes everything to be bundled again, or only style sheets if nothing but those of every page has changed, and
   * nothing if only content has changed that no module is made from.
   */
  readonly refresh: (files: ChangedFiles) => void;
  /** Whether each of some files, absolute, is a module or a style sheet of a kept bundle. */
  readonly isMadeOf: (files: readonly string[]) => Promise<boolean>;
}

/** How many bundles to keep, and what to reuse from earlier ones. */
export interface BundlerSetup {
  /** The number of bundles to keep; all by default. */
  readonly most?: number;
  /** Code read from earlier bundles for judging their pages, possibly by another bundler. */
  readonly code?: KnownCode;
  /** Folder with the output of `makeReadyTheme`; without it every theme is bundled. */
  readonly readyThemes?: string;
}

/**
 * Creates a bundler for a site's locales. Everything they share is built once: they only differ in their base URL and
 * in the labels of the head script, which are inserted afterwards.
 *
 * @param setup May be omitted.
 */
export function createBundler({ most = Number.POSITIVE_INFINITY, ...setup }: BundlerSetup = {}): RememberingBundler {
  const code = setup.code ?? new KnownCode();
  const kept = new KeptResults(most);
  const keys = new SourceKeys();
  const locales = new LocaleBundles();
  const bundle = async (options: BundleOptions): Promise<BundleResult> => {
    const key = keys.keyOf(options);
    const make = (former: FormerBundle | undefined) => build({ ...options, code }, former, setup.readyThemes);
    const first = await kept.resultFor(key, make);
    const { shared, findings } = (await isCurrent(first, options)) ? first : await kept.renewedResult(key, make);
    if (shared === undefined) return { findings };
    return {
      bundle: locales.bundleFor(shared, options, await filesChange(options)),
      findings,
      trace: createErrorTracer(shared.context, options.locale),
    };
  };
  return Object.assign(bundle, {
    refresh: (files: ChangedFiles) => kept.refresh(files),
    isMadeOf: (files: readonly string[]) => kept.isMadeOf(files),
  });
}

/** Bundles what all locales share: only styles if nothing else has changed, and no theme if one is ready. */
async function build(
  options: SharedOptions,
  former: FormerBundle | undefined,
  readyThemes: string | undefined,
): Promise<SharedResult> {
  if (former !== undefined && isInPlace(former, options)) {
    const result = former.changed.size === 0 ? resultOf(former) : await restyle(former);
    if (result !== undefined) return result;
  }
  const ready = findReadyTheme(options, readyThemes);
  return ready !== undefined && addsNothing(options)
    ? { shared: await takeReadyTheme(options, ready), findings: [] }
    : buildShared({ ...options, ready }, former);
}

/** What remains to be done in style sheets that know nothing of each other. The parser is loaded only if needed. */
async function filesChange({ mirrorsStyles }: BundleOptions): Promise<FilesChange | undefined> {
  return mirrorsStyles ? (await import('./styles/mirroring/mirrored-animations.js')).withMirroredAnimations : undefined;
}

/** Whether the documents that modules import are unchanged, and those of the right locale. */
async function isCurrent({ shared }: SharedResult, { siteDir, locale }: BundleOptions): Promise<boolean> {
  return shared === undefined || (await areImportedSame(shared.documents, siteDir, locale.printDocument));
}
