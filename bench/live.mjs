#!/usr/bin/env node
// Measures `docsite serve --watch`: from its start to the first page, and from saving a file to the new text in the
// open page, in headless Chromium. Its memory over many edits is measured by day.mjs. usage: bench/live.mjs [--pages
// 1000,4000] [--edits 20] [--write] (--write adds the result to bench/results)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { answered, serve, timeOf } from './live-server.mjs';
import { median } from './median.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '1000,4000' },
    edits: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'docsite-live-'));
const browser = await openBrowser();
const rows = [];
for (const pages of values.pages.split(',').map(Number)) {
  const corpus = join(folder, String(pages));
  spawnSync(process.execPath, [join(here, 'make-corpus.mjs'), String(pages), corpus]);
  const cold = await measureStart(corpus);
  const { first: warm, times } = await measureEdits(corpus);
  const shown = `${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`;
  rows.push(tableRow([pages, seconds(cold), seconds(warm), shown]));
  process.stderr.write(`${rows.at(-1)}\n`);
  rmSync(corpus, { recursive: true, force: true });
}
await browser.close();
rmSync(folder, { recursive: true, force: true });

publishReport(
  [
    '## `serve --watch`',
    '',
    `Node ${process.version}: \`node bench/live.mjs --pages ${values.pages} --edits ${values.edits}\`.`,
    '',
    `| pages | first page, cold, s | with a cache, s | save to new text in the open page, ms: median, slowest |`,
    `| ---: | ---: | ---: | ---: |`,
    ...rows,
  ],
  values,
);

/** Seconds until the first page is served. Leaves a cache behind. */
async function measureStart(corpus) {
  const server = await serve(corpus);
  await answered(server.origin, '</html>');
  const time = performance.now() - server.started;
  // the cache is written when there is nothing else to do
  for (let waited = 0; waited < 60 && !hasCache(corpus); waited++) await sleep(500);
  await server.end();
  return time;
}

function hasCache(corpus) {
  try {
    return readdirSync(join(corpus, '.docsite/cache')).includes('documents');
  } catch {
    return false;
  }
}

/** The start with a cache, and the times from saving a file to the new text in the open page. */
async function measureEdits(corpus) {
  const server = await serve(corpus);
  const source = findPage(corpus);
  const address = `${server.origin}${source.replace(/\.md$/, '')}`;
  await answered(address, '</html>');
  const first = performance.now() - server.started;
  const page = await browser.newPage();
  await page.goto(address);
  await sleep(1000);
  const text = readFileSync(join(corpus, source), 'utf8');
  const edit = async (mark) => {
    const shown = page.evaluate(timeOf, mark);
    writeFileSync(join(corpus, source), `${text}\n\n${mark}\n`);
    const saved = performance.timeOrigin + performance.now();
    return (await shown) - saved;
  };
  const times = [];
  for (let count = 0; count < Number(values.edits); count++) {
    times.push(await edit(`edit-number-${count}-ends`));
    // authors do not save several times a second, so findings of the last edit come in between
    await sleep(1500);
  }
  await page.close();
  await server.end();
  return { first, times };
}

/** A page in the middle of the corpus. */
function findPage(corpus) {
  const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /page-\d+\.md$/.test(file) && !file.startsWith('.'),
  );
  return files.sort()[Math.floor(files.length / 2)];
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1);
}
