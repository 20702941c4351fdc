#!/usr/bin/env node
// Measures what a reader of the repository's own site waits for and loads: headless Chromium at a quarter of the
// processor's speed, on a connection of 1.6 Mbit/s and 150 ms. Each figure is the median of the runs.
// usage: bench/reader.mjs [--page /docs/apis] [--next /docs/apis/core] [--runs 5] [--write]
//   --write adds the result to bench/results
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { buildSite, serveSite } from '../tests/browser/chromium/site-commands.mjs';
import { median } from './median.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const { values } = readOptions({
  options: {
    page: { type: 'string', default: '/docs/apis' },
    next: { type: 'string', default: '/docs/apis/core' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const folder = mkdtempSync(join(tmpdir(), 'docsite-bench-'));
await buildSite(folder);
const { origin, close } = await serveSite(folder);
const browser = await openBrowser();
try {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++) runs.push(await measure());
  publishReport(renderReport(medians(runs)), values);
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  let problems = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems++;
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchLoad);
  await page.goto(origin + values.page, { waitUntil: 'commit' });
  // evaluating anything in the page while it loads would delay loading
  await new Promise((resolve) => setTimeout(resolve, 8000));
  const load = await page.evaluate(() => globalThis.readLoad());
  const bytes = await page.evaluate(weighLoaded);
  const navigation = await page.evaluate(navigate, values.next);
  await context.close();
  return { ...load, bytes, problems, navigation };
}

/** Runs in the page before its own scripts. */
function watchLoad() {
  const seen = { fcp: 0, lcp: 0, shift: 0 };
  const watch = (type, callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  const tasks = [];
  watch('longtask', (task) => tasks.push(task));
  globalThis.readLoad = () => {
    // total blocking time counts from the first paint on: https://web.dev/articles/tbt
    const later = tasks
      .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
      .map(({ duration }) => duration);
    return {
      ...seen,
      blocking: later.reduce((sum, duration) => sum + duration - 50, 0),
      longest: Math.max(0, ...later),
    };
  };
}

/** Runs in the page: bytes of the loaded bodies as transferred, by kind; `first` is the document's script. */
function weighLoaded() {
  const bytes = { first: 0, script: 0, style: 0, font: 0 };
  const kinds = { js: 'script', css: 'style', woff2: 'font', woff: 'font', ttf: 'font' };
  const own = new Set([...document.scripts].map(({ src }) => src));
  for (const { name, encodedBodySize } of performance.getEntriesByType('resource')) {
    const kind = kinds[new URL(name).pathname.split('.').pop()];
    if (kind !== undefined) bytes[kind] += encodedBodySize;
    if (own.has(name)) bytes.first += encodedBodySize;
  }
  return bytes;
}

/** Runs in the page: milliseconds from the click on a link until the other page's heading is in the document. */
function navigate(address) {
  return new Promise((resolve) => {
    const link = [...document.querySelectorAll('a[href]')].find(({ pathname }) => pathname === address);
    const title = document.querySelector('h1').textContent;
    const started = performance.now();
    new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading !== null && heading.textContent !== title) resolve(performance.now() - started);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}

function medians(runs) {
  const medianOf = (read) => median(runs.map(read));
  const kilobytes = (read) => `${(medianOf(read) / 1000).toFixed(1)} KB`;
  const milliseconds = (read) => `${medianOf(read).toFixed(0)} ms`;
  return [
    ['first contentful paint', milliseconds((run) => run.fcp), '≤ 700 ms'],
    ['largest contentful paint', milliseconds((run) => run.lcp), '≤ 700 ms, within 50 ms of the first'],
    ['total blocking time', milliseconds((run) => run.blocking), '≤ 50 ms'],
    ['longest task after the first paint', milliseconds((run) => run.longest), ''],
    ['layout shift', medianOf((run) => run.shift).toFixed(3), '0'],
    ['script before interaction', kilobytes((run) => run.bytes.first), '≤ 10 KB'],
    ['script after idle', kilobytes((run) => run.bytes.script), '≤ 80 KB'],
    ['style sheets', kilobytes((run) => run.bytes.style), '≤ 15 KB'],
    ['fonts', kilobytes((run) => run.bytes.font), '≤ 60 KB'],
    ['messages on the console', String(medianOf((run) => run.problems)), '0'],
    ['to a prefetched page', milliseconds((run) => run.navigation), '≤ 50 ms'],
  ];
}

function renderReport(rows) {
  return [
    `## The reader of \`${values.page}\``,
    '',
    `Processor ${slowdown} times slower, 1.6 Mbit/s, 150 ms, compressed bytes, median of ${values.runs}: \`node bench/reader.mjs --runs ${values.runs}\`.`,
    '',
    '| what | measured | budget |',
    '| --- | ---: | --- |',
    ...rows.map(tableRow),
  ];
}
