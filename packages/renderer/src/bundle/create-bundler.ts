import type { Finding } from '@docsite/core';
import { KnownCode } from '../liveness/known-code.js';
import type { Bundle } from './bundle.js';
import type { BundleOptions } from './bundle-options.js';
import { createErrorTracer, type ErrorTracer } from './errors/trace-error.js';
import { type FilesChange, LocaleBundles } from './locale-bundle.js';
import { areImportedSame } from './modules/document-imports.js';
import { isInputOf } from './outputs/kept-builds.js';
import { addsNothing } from './own-layers.js';
import { restyle } from './restyle.js';
import { buildShared, type FormerBundle, type SharedResult } from './shared-bundle.js';
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
   * Causes everything to be bundled again, or only style sheets if nothing but those of every page has changed.
   *
   * @param changed The changed files, absolute.
   */
  readonly refresh: (changed: readonly string[]) => void;
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
export function createBundler({
  most = Number.POSITIVE_INFINITY,
  code = new KnownCode(),
  readyThemes,
}: BundlerSetup = {}): RememberingBundler {
  const known = new Map<string, Promise<SharedResult>>();
  const keys = new SourceKeys();
  const locales = new LocaleBundles();
  /** Results from before the last change of files. */
  const former = new Map<string, Former>();
  const bundle = async (options: BundleOptions): Promise<BundleResult> => {
    const key = keys.keyOf(options);
    const build = async (): Promise<SharedResult> => {
      const before = await settle(former.get(key));
      former.delete(key);
      const restyled = before && (await restyle(before.shared, before.changed));
      if (restyled !== undefined) return { shared: restyled, findings: [] };
      const ready = findReadyTheme(options, readyThemes);
      return ready !== undefined && addsNothing(options)
        ? { shared: await takeReadyTheme({ ...options, code }, ready), findings: [] }
        : buildShared({ ...options, code, ready }, before);
    };
    const first = once(known, key, build);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > most) known.delete(oldest);
    const result = (await isCurrent(await first, options)) ? await first : await anew(known, key, build);
    if (result.shared === undefined) return { findings: result.findings };
    const { shared } = result;
    return {
      bundle: locales.bundleFor(shared, options, await filesChange(options)),
      findings: result.findings,
      trace: createErrorTracer(shared.context, options.locale),
    };
  };
  const refresh = (changed: readonly string[]): void => {
    for (const [key, { result, changed: before }] of former)
      former.set(key, { result, changed: new Set([...before, ...changed]) });
    for (const [key, result] of known) former.set(key, { result, changed: new Set(changed) });
    known.clear();
    for (const key of [...former.keys()].slice(0, -most)) former.delete(key);
  };
  const isMadeOfAll = async (files: readonly string[]): Promise<boolean> => {
    const results = await Promise.all(known.values());
    return files.every((file) =>
      results.some(
        ({ shared }) => shared !== undefined && isInputOf(file, { ...shared, siteDir: shared.context.siteDir }),
      ),
    );
  };
  return Object.assign(bundle, { refresh, isMadeOf: isMadeOfAll });
}

/** What remains to be done in style sheets that know nothing of each other. The parser is loaded only if needed. */
async function filesChange({ mirrorsStyles }: BundleOptions): Promise<FilesChange | undefined> {
  return mirrorsStyles ? (await import('./styles/mirrored-animations.js')).withMirroredAnimations : undefined;
}

interface Former {
  readonly result: Promise<SharedResult>;
  /** The files that have changed since, absolute. */
  readonly changed: ReadonlySet<string>;
}

/** The former result; undefined if there is none, or if something could not be built. */
async function settle(former: Former | undefined): Promise<FormerBundle | undefined> {
  const { shared, findings = [] } = (await former?.result.catch(() => undefined)) ?? {};
  if (former === undefined || shared === undefined || findings.length > 0) return undefined;
  return { shared, changed: former.changed };
}

/** Whether the documents that modules import are unchanged, and those of the right locale. */
async function isCurrent({ shared }: SharedResult, { siteDir, locale }: BundleOptions): Promise<boolean> {
  return shared === undefined || (await areImportedSame(shared.documents, siteDir, locale.printDocument));
}

function once<T>(known: Map<string, Promise<T>>, key: string, answer: () => Promise<T>): Promise<T> {
  const answering = known.get(key) ?? answer();
  known.delete(key);
  known.set(key, answering);
  return answering;
}

function anew<T>(known: Map<string, Promise<T>>, key: string, answer: () => Promise<T>): Promise<T> {
  known.delete(key);
  return once(known, key, answer);
}
