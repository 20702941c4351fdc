import { createHash } from 'node:crypto';
import type { Finding } from '@docsite/core';
import type { KnownCode } from '../liveness/read-code.js';
import type { Bundle } from './bundle.js';
import type { BundleOptions } from './bundle-options.js';
import { areImportedSame } from './document-imports.js';
import { bundleFor } from './locale-bundle.js';
import { buildShared, type SharedResult } from './shared-bundle.js';
import { takeReadyTheme } from './take-ready-theme.js';
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

export interface BundlerSetup {
  /** How many bundles are remembered; all by default. */
  readonly most?: number;
  /** What was read of earlier bundles to judge their pages, also those of another bundler. */
  readonly code?: KnownCode;
  /** Folder of what `makeReadyTheme` has made; without it each theme is bundled. */
  readonly readyThemes?: string;
}

/**
 * Makes a bundler of a site's locales. What they share is built once: they differ in their base URL, which is inserted
 * afterwards, and in the labels of the script in the head, likewise.
 *
 * @param setup Nothing is needed.
 */
export function createBundler({
  most = Number.POSITIVE_INFINITY,
  code = { files: new Map() },
  readyThemes,
}: BundlerSetup = {}): Bundler {
  const known = new Map<string, Promise<SharedResult>>();
  return async (options) => {
    const build = async (): Promise<SharedResult> => {
      const shared = await takeReadyTheme({ ...options, code }, readyThemes);
      return shared === undefined ? buildShared({ ...options, code }) : { shared, findings: [] };
    };
    const first = once(known, sourcesOf(options), build);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > most) known.delete(oldest);
    const result = (await isCurrent(await first, options)) ? await first : await anew(known, sourcesOf(options), build);
    if (result.shared === undefined) return { findings: result.findings };
    const { shared } = result;
    return {
      bundle: bundleFor(shared, options),
      findings: result.findings,
      trace: createErrorTracer(shared.context, options),
    };
  };
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
    isAhead: ______,
    locale: _______,
    localeModules = {},
    ...shared
  } = options;
  return { ...shared, localeModules: Object.keys(localeModules) };
}
