import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '@docsite/core';
import type { KnownCode } from '../liveness/read-code.js';
import { buildHead } from './build-client.js';
import type { Bundle } from './bundle.js';
import type { BundleOptions } from './bundle-options.js';
import { areImportedSame } from './document-imports.js';
import type { HeadConstants } from './head-constants.js';
import { bundleFor } from './locale-bundle.js';
import { buildShared, type SharedBundle, type SharedResult } from './shared-bundle.js';
import { createErrorTracer, type ErrorTracer } from './trace-error.js';

export interface BundleResult {
  /** Absent if no page could be rendered without what cannot be built. */
  readonly bundle?: Bundle;
  /** What cannot be built, and why. */
  readonly findings: readonly Finding[];
  /** Finds where its server modules throw; absent where that is not known. */
  readonly trace?: ErrorTracer | undefined;
}

/** Bundles a site in one locale. */
export type Bundler = (options: BundleOptions) => Promise<BundleResult>;

/**
 * Makes a bundler of a site's locales. What they share is built once: they differ in their base URL, which is inserted
 * afterwards, and in the labels of the script in the head.
 *
 * @param most How many bundles are remembered.
 * @param code What was read of earlier bundles to judge their pages, also those of another bundler.
 */
export function createBundler(most = Number.POSITIVE_INFINITY, code: KnownCode = { files: new Map() }): Bundler {
  const known = new Map<string, Promise<SharedResult>>();
  const heads = new Map<string, Promise<string>>();
  return async (options) => {
    const build = () => buildShared({ ...options, code });
    const first = once(known, sourcesOf(options), build);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > most) known.delete(oldest);
    const result = (await isCurrent(await first, options)) ? await first : await anew(known, sourcesOf(options), build);
    if (result.shared === undefined) return { findings: result.findings };
    const { shared } = result;
    const headScript = await once(heads, wordsOf(options), () => headFor(shared, options));
    return {
      bundle: bundleFor(shared, headScript, options),
      findings: result.findings,
      trace: createErrorTracer(shared.context, options),
    };
  };
}

/** The words that the script in the head is built with. */
function wordsOf({ configuredBaseUrl, labels }: HeadConstants): string[] {
  return [configuredBaseUrl, labels.wrongBase, labels.wrongBaseHint];
}

/** What is shared comes with the script of the locale that it was built for. */
async function headFor(
  { context, headScript }: SharedBundle,
  { labels, configuredBaseUrl }: HeadConstants,
): Promise<string> {
  const own = { ...context, labels, configuredBaseUrl };
  return isDeepStrictEqual(wordsOf(own), wordsOf(context)) ? headScript : buildHead(own);
}

/** Whether the documents that modules import are those of the time, and of the locale, that they were bundled for. */
async function isCurrent({ shared }: SharedResult, { siteDir, printDocument }: BundleOptions): Promise<boolean> {
  return shared === undefined || (await areImportedSame(shared.documents, siteDir, printDocument));
}

function once<T>(known: Map<string, Promise<T>>, question: unknown, answer: () => Promise<T>): Promise<T> {
  const key = keyOf(question);
  const answering = known.get(key) ?? answer();
  known.delete(key);
  known.set(key, answering);
  return answering;
}

function anew<T>(known: Map<string, Promise<T>>, question: unknown, answer: () => Promise<T>): Promise<T> {
  known.delete(keyOf(question));
  return once(known, question, answer);
}

function keyOf(question: unknown): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64');
}

/** What locales share. */
function sourcesOf(options: BundleOptions): unknown {
  const {
    baseUrl: _,
    configuredBaseUrl: __,
    labels: ___,
    serverDir: ____,
    printDocument: _____,
    localeModules = {},
    ...shared
  } = options;
  return { ...shared, localeModules: Object.keys(localeModules) };
}
