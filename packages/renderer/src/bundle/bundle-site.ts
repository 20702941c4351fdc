import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '@docsite/core';
import { buildHead, nameClient } from './build-client.js';
import type { Bundle } from './bundle.js';
import type { BundleOptions } from './bundle-options.js';
import { findReact, versionIn } from './react-folders.js';
import { anyBaseUrl, buildShared, type SharedBundle, type SharedResult } from './shared-bundle.js';

export interface BundleResult {
  /** Absent if no page could be rendered without what cannot be built. */
  readonly bundle?: Bundle;
  /** What cannot be built, and why. */
  readonly findings: readonly Finding[];
}

/** Bundles a site in one locale. */
export type Bundler = (options: BundleOptions) => Promise<BundleResult>;

/**
 * Makes a bundler of a site's locales. What they share is built once: they differ in their base URL, which is inserted
 * afterwards, and in the labels of the script in the head.
 */
export function createBundler(): Bundler {
  const known = new Map<string, Promise<SharedResult>>();
  const heads = new Map<string, Promise<string>>();
  return async (options) => {
    const shared = once(known, [options.siteDir, options.layers, options.pages], () => buildShared(options));
    const result = await shared;
    if (result.shared === undefined) return { findings: result.findings };
    const { context } = result.shared;
    const { labels, configuredBaseUrl } = options;
    const words = [configuredBaseUrl, labels.wrongBase, labels.wrongBaseHint];
    const headScript = await once(heads, words, () => buildHead({ ...context, labels, configuredBaseUrl }));
    return { bundle: bundleFor(result.shared, headScript, options), findings: result.findings };
  };
}

/** Bundles a site that has one locale. */
export function bundleSite(options: BundleOptions): Promise<BundleResult> {
  return createBundler()(options);
}

function once<T>(known: Map<string, Promise<T>>, question: unknown, answer: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
  const answering = known.get(key) ?? answer();
  known.set(key, answering);
  return answering;
}

function bundleFor(shared: SharedBundle, headScript: string, { baseUrl, serverDir }: BundleOptions): Bundle {
  const { brokenPages, assets, client: built, pages, context } = shared;
  const client = nameClient(
    { ...built, files: built.files.map((file) => ({ ...file, contents: withBaseUrl(file.contents, baseUrl) })) },
    { baseUrl, pages },
  );
  const paths = client.files.map(({ path }) => path).sort();
  const hash = createHash('sha256').update(headScript).update(paths.join('\n')).digest('hex').slice(0, 12);
  const server = serverFor(shared, baseUrl, serverDir);
  const serverHash = hashModules(dirname(shared.serverEntry), context.siteDir);
  return {
    ...server,
    serverHash,
    openModules: shared.openModules,
    outsideFiles: shared.outsideFiles,
    ...client,
    brokenPages,
    files: [...client.files, ...assets],
    headScript,
    hash,
  };
}

/** Server modules that contain URLs are copied with those of the locale; all locales share the others. */
function serverFor(
  { serverEntry, serverPages }: SharedBundle,
  baseUrl: string,
  serverDir: string,
): Pick<Bundle, 'serverEntry' | 'serverPages'> {
  const folder = dirname(serverEntry);
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const files = names.map((name) => ({ name, contents: readFileSync(join(folder, name)) }));
  if (!files.some(({ contents }) => contents.includes(anyBaseUrl))) return { serverEntry, serverPages };
  const own = join(serverDir, 'localized');
  mkdirSync(own, { recursive: true });
  for (const { name, contents } of files) writeFileSync(join(own, name), withBaseUrl(contents, baseUrl));
  const inOwn = (path: string): string => join(own, basename(path));
  const pages = Object.entries(serverPages).map(([source, path]) => [source, inOwn(path)]);
  return { serverEntry: inOwn(serverEntry), serverPages: Object.fromEntries(pages) };
}

/** esbuild names each module in a comment, relative to the site: of those outside it, the end of the path is enough. */
const outsideComment = /^\/\/ (?:\.\.\/)+(?:[^/\n]+\/)*?([^/\n]+\/[^/\n]+)$/gm;

/** Its names of chunks follow from these paths as well. */
const chunkFile = /\bchunk-[A-Z0-9]{8}\b/g;

/** React is not among the modules: its version stands for it. Where modules and React lie does not matter. */
function hashModules(folder: string, siteDir: string): string {
  const react = findReact(siteDir);
  const places = [...new Set(Object.values(react))].map((place) => pathToFileURL(place).href);
  const codes = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => {
      const code = readFileSync(join(folder, name), 'utf8')
        .replaceAll(outsideComment, '// $1')
        .replaceAll(chunkFile, '');
      return hashOf(places.reduce((text, place) => text.replaceAll(place, ''), code));
    });
  return hashOf([versionIn(react['react-dom']), ...codes.sort()].join('\n'));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function withBaseUrl(contents: Uint8Array, baseUrl: string): Uint8Array {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (!bytes.includes(anyBaseUrl)) return contents;
  return Buffer.from(bytes.toString('utf8').replaceAll(anyBaseUrl, baseUrl));
}
