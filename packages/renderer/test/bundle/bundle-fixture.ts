import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import type { BundleLocale, BundleOptions } from '../../src/bundle/bundle-options.js';
import { type BundleResult, createBundler } from '../../src/bundle/create-bundler.js';
import { chunkName, type LivePage } from '../../src/live/live-pages.js';
import { printModule } from '../../src/live/print-module.js';
import { defaultLabels } from '../../src/template/labels.js';
import { parse } from '../site-fixture.js';

/** A theme of one component, and a site. */
export const theme = {
  'templates/index.ts': "export { App } from '@theme/app'; export const contentComponents = {};",
  'templates/app.tsx': 'export const App = () => <b>default</b>;',
  'templates/styles/index.css': 'body { color: red }',
  'templates/client/boot.ts': "console.log('boot');",
  'templates/client/head.ts': "document.title = 'head';",
  'templates/client/app.ts': "console.log('app');",
  'site/docs/index.md': '# Docs',
};

/** The signature of a PNG, which is all that bundling looks at. */
export const pixel = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bundles a site with one locale. */
export function bundleSite(options: BundleOptions): Promise<BundleResult> {
  return createBundler()(options);
}

/** Bundles a site of files, with some of its pages live. */
export async function bundle(
  files: Readonly<Record<string, string | Buffer>>,
  sources: readonly string[] = [],
  baseUrl = '/',
): Promise<BundleResult> {
  const folder = makeFolder({
    ...theme,
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`site/${path}`, content])),
  });
  const pages = await livePages(sources, files);
  return bundleSite(withLocale(optionsIn(folder, pages), { baseUrl, configuredBaseUrl: baseUrl }));
}

/** The options to bundle the site of a folder. */
export function optionsIn(folder: string, pages: readonly LivePage[]): BundleOptions {
  const siteDir = join(folder, 'site');
  return {
    siteDir,
    layers: [
      { name: 'site', folder: join(siteDir, 'theme') },
      { name: 'default', folder: join(folder, 'templates') },
    ],
    aliases: {},
    styles: [],
    clientModules: [],
    svgImports: 'address',
    staticDirs: [],
    resolveExtensions: ['.tsx', '.ts', '.jsx', '.js'],
    locale: {
      baseUrl: '/',
      configuredBaseUrl: '/',
      labels: { ...defaultLabels, wrongBase: 'Built for {baseUrl}.', wrongBaseHint: 'Try {baseUrl}.' },
      serverDir: join(folder, 'server'),
    },
    pages,
  };
}

/** The options for another locale, or for the same one elsewhere. */
export function withLocale(options: BundleOptions, changes: Partial<BundleLocale>): BundleOptions {
  return { ...options, locale: { ...options.locale, ...changes } };
}

/** The live pages of a site of files. */
export function livePages(
  sources: readonly string[],
  files: Readonly<Record<string, string | Buffer>>,
): Promise<LivePage[]> {
  return Promise.all(sources.map((source) => livePage(source, files)));
}

async function livePage(source: string, files: Readonly<Record<string, string | Buffer>>): Promise<LivePage> {
  if (!source.endsWith('.mdx')) return { source, name: chunkName(source) };
  const texts = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, String(content)]));
  const document = await parse(source, texts[source] as string, texts);
  return { source, name: chunkName(source), module: printModule(document, document.tree) };
}

/** Bundles like {@link bundle}, and expects no findings. */
export async function built(...given: Parameters<typeof bundle>): Promise<Bundle> {
  const { bundle: made, findings } = await bundle(...given);
  expect(findings).toEqual([]);
  return made as Bundle;
}

/** The contents of the client file at an address. */
export function fileAt(bundled: Bundle, url: string | undefined): string {
  const file = bundled.files.find(({ path }) => `/${path}` === url);
  if (file === undefined) throw new Error(`no file at ${url}: ${bundled.files.map(({ path }) => path).join(' ')}`);
  return Buffer.from(file.contents).toString();
}

/** The findings of bundling a site, without duplicates, as `rule file:line:column message (hint)`. */
export async function findingsOf(...given: Parameters<typeof bundle>): Promise<string[]> {
  const { findings } = await bundle(...given);
  const reported = findings.map(
    ({ rule, file, line, column, message, hint }) =>
      `${rule} ${file}:${line}:${column} ${message}${hint ? ` (${hint})` : ''}`,
  );
  return [...new Set(reported)].sort();
}

/** The front matter of a document. */
export const page = '---\ntitle: A\n---\n';

/** The exports of a page's server module. */
export async function serverPage(bundled: Bundle, source: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(bundled.serverPages[source] as string).href);
}
