#!/usr/bin/env node
// Measures the search that is built with a site: what a query moves and how long it takes, in headless Chromium.
// usage: bench/search.mjs [--pages 2500] [--slowdown 1] [--write]   (--write adds the result to bench/results)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { serveSite } from '../tests/browser/chromium/site-commands.mjs';
import { median, sorted } from './median.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { build } = createRequire(join(here, '../packages/renderer/package.json'))('esbuild');
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '2500' },
    slowdown: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'docsite-search-'));
const corpus = join(folder, 'corpus');
run([join(here, 'make-corpus.mjs'), values.pages, corpus]);
run([join(here, '../bin/docsite'), 'build', corpus]);
const outDir = join(corpus, 'dist');
const engine = await bundleEngine();
const { origin, close } = await serveSite(outDir, corpus);
const browser = await openBrowser();
try {
  const queries = collectQueries();
  const results = [];
  for (const query of queries) results.push(await measure(query));
  publishReport(renderReport(results), values);
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}

function run(args) {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
}

/** The theme's search engine as a script that a page can run. */
async function bundleEngine() {
  const entry = join(here, '../templates/src/search/local/local-search.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
  });
  return outputFiles[0].text;
}

/**
 * Fifty queries of one to three words from titles and headings of the corpus; every third query ends with a truncated
 * word.
 */
function collectQueries() {
  const { titles } = JSON.parse(readFileSync(join(outDir, 'assets/search/index.json'), 'utf8')).pages;
  const words = [...new Set(titles.flatMap((title) => title.toLowerCase().match(/[a-z]{3,}/g) ?? []))].sort();
  return Array.from({ length: 50 }, (_, index) => {
    const query = Array.from(
      { length: 1 + (index % 3) },
      (_, place) => words[(index * 7 + place * 31) % words.length],
    ).join(' ');
    return index % 3 === 2 ? query.slice(0, -2) : query;
  });
}

/**
 * A new reader: the first query, which also fetches the manifest, then another one. Returns the milliseconds until
 * titles and excerpts are available.
 */
async function measure(query) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched = [];
  await page.goto(`${origin}/`);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.evaluate(`${engine};globalThis.engine = engine;undefined`);
  const first = await page.evaluate(searchInPage, 'overview');
  const firstBytes = bytesOf(fetched.splice(0));
  const second = await page.evaluate(searchInPage, query);
  const secondBytes = bytesOf(fetched.splice(0));
  await context.close();
  return { query, first, second, total: second.total, firstBytes, secondBytes };
}

/** Runs in the page. */
async function searchInPage(query) {
  globalThis.service ??= globalThis.engine.createLocalSearch({
    baseUrl: '/',
    loadPage: async (url) => (await fetch(`/assets/pages${url === '/' ? '/index' : url}.json`)).json(),
  });
  const start = performance.now();
  let total = 0;
  for await (const results of globalThis.service.search({ query, limit: 8 })) total = results.total;
  return { milliseconds: performance.now() - start, total };
}

/** The size of files as a host sends them. */
function bytesOf(paths) {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(outDir, decodeURIComponent(path)))).length, 0);
}

function renderReport(results) {
  const files = readdirSync(join(outDir, 'assets/search')).map(
    (name) => statSync(join(outDir, 'assets/search', name)).size,
  );
  const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
  const row = (name, numbers, format) => {
    const slow = sorted(numbers)[Math.floor(numbers.length * 0.95)];
    return tableRow([name, ...[median(numbers), slow, Math.max(...numbers)].map(format)]);
  };
  const time = (milliseconds) => `${milliseconds.toFixed(0)} ms`;
  const size = (bytes) => `${kilobytes(bytes)} KB`;
  const rows = [
    ['first query of a visit, time', ({ first }) => first.milliseconds, time],
    ['a later query, time', ({ second }) => second.milliseconds, time],
    ['first query of a visit, moved', ({ firstBytes }) => firstBytes, size],
    ['a later query, moved', ({ secondBytes }) => secondBytes, size],
    ['both, moved', ({ firstBytes, secondBytes }) => firstBytes + secondBytes, size],
  ];
  return [
    '## Search',
    '',
    `${values.pages} pages, ${results.length} queries of one to three words, 8 pages with their excerpts each; CPU slowed down ${values.slowdown} ×, gzip:`,
    `\`node bench/search.mjs --pages ${values.pages} --slowdown ${values.slowdown}\`. The index is ${files.length} files, ${kilobytes(files.reduce((a, b) => a + b, 0))} KB as they lie on disk.`,
    '',
    '| | median | 95 % | worst |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(([name, numberOf, format]) => row(name, results.map(numberOf), format)),
  ];
}
