#!/usr/bin/env node
// Measures edits of a site with code under `docsite serve --watch`: the times from saving a file to what it changes in
// the open page, in headless Chromium, with a cache. Without --site on the site of make-versioned-site.mjs.
// usage: bench/code-edits.mjs [--pages 2500] [--edits 10] [--beside CHECKOUT] [--write]
//        bench/code-edits.mjs --site FOLDER --page FILE --route ROUTE [--module FILE] [--style FILE] …
//   --page is a document with code, --module a module and --style a style sheet of its page, relative to the folder,
//   all of which are edited and put back; --beside measures another checkout of docsite, too;
//   --write adds the result to bench/results
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
    pages: { type: 'string', default: '2500' },
    edits: { type: 'string', default: '10' },
    site: { type: 'string' },
    page: { type: 'string', default: 'docs/section-0/topic-2/page-20.mdx' },
    route: { type: 'string', default: '/docs/next/section-0/topic-2/page-20' },
    module: { type: 'string' },
    style: { type: 'string' },
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  folders: ['site', 'beside'],
});

const folder = mkdtempSync(join(tmpdir(), 'docsite-edits-'));
const { site, files } = values.site === undefined ? madeSite() : { site: resolve(values.site), files: values };
const browser = await openBrowser();
const measured = [];
for (const checkout of [...(values.beside === undefined ? [] : [values.beside]), join(here, '..')])
  measured.push(await measure(join(checkout, 'bin/docsite')));
await browser.close();
rmSync(folder, { recursive: true, force: true });

publishReport(
  [
    '## Edits of a site with code',
    '',
    `Node ${process.version}, ${values.site === undefined ? `the versioned site of ${values.pages} pages` : 'a site of its own'}, ms, median and slowest of ${values.edits}: \`node bench/code-edits.mjs\`.`,
    '',
    `| edit |${values.beside === undefined ? '' : ' before |'} now |`,
    `| --- |${values.beside === undefined ? '' : ' ---: |'} ---: |`,
    ...[...measured[0].keys()].map((what) => tableRow([what, ...measured.map((times) => shown(times.get(what)))])),
  ],
  values,
);

/** Creates the site of make-versioned-site.mjs, with a style sheet. */
function madeSite() {
  spawnSync(process.execPath, [join(here, 'make-versioned-site.mjs'), values.pages, folder]);
  const config = join(folder, 'docsite.config.json');
  const style = 'src/site.css';
  writeFileSync(join(folder, style), ':root { --part: 1px; }\n');
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), styles: [style] }));
  const part = /src\/parts\/part-\d+/.exec(readFileSync(join(folder, values.page), 'utf8'));
  return { site: folder, files: { ...values, module: `${part[0]}.jsx`, style } };
}

/** Times of each kind of edit, in milliseconds. */
async function measure(docsite) {
  await withPage(docsite, () => {});
  return withPage(docsite, async (page) => {
    const times = new Map();
    for (const [what, file, change, when] of kindsOfEdits()) {
      times.set(what, await timesOfEdits(page, join(site, file), { change, when }));
      await sleep(3000);
    }
    return times;
  });
}

/** Edits a file several times, each time until the open page shows it, and puts the file back. */
async function timesOfEdits(page, path, { change, when }) {
  const text = readFileSync(path, 'utf8');
  const times = [];
  try {
    for (let count = 0; count < Number(values.edits); count++) {
      const mark = `edit-number-${count}-ends`;
      const seen = Promise.race([page.evaluate(when, mark), sleep(60_000, Number.NaN)]);
      writeFileSync(path, change(text, mark));
      const saved = performance.timeOrigin + performance.now();
      times.push((await seen) - saved);
      // authors do not save several times a second, so findings of the last edit come in between
      await sleep(1500);
    }
  } finally {
    writeFileSync(path, text);
  }
  return times;
}

function kindsOfEdits() {
  const { page, module, style } = files;
  const inElements = (text, mark) => text.replace(/(return [\s\S]*?<[a-zA-Z][^>]*>)/, `$1{'${mark}'}`);
  return [
    ['text of a document with code', page, (text, mark) => `${text}\n\n${mark}\n`, timeOf],
    ['code of a document', page, (text, mark) => `${text}\n\n<b>{'${mark}'}</b>\n`, timeOf],
    ['a module of the page', module, inElements, timeOf],
    ['a style sheet', style, (text, mark) => `${text}\n:root { --edit: ${mark}; }\n`, timeOfStyle],
  ].filter(([, file]) => file !== undefined);
}

/** Opens a page of the served site, and gives the server time to read all of it and to write its cache. */
async function withPage(docsite, run) {
  const server = await serve(site, docsite);
  const address = new URL(values.route, server.origin).href;
  await answered(address, '</html>');
  const page = await browser.newPage();
  await page.goto(address);
  await sleep(20_000);
  const result = await run(page);
  await page.close();
  await server.end();
  return result;
}

/** Runs in the page: returns when a style takes effect, in milliseconds since 1970. */
function timeOfStyle(mark) {
  return new Promise((resolve) => {
    const look = () => {
      const value = getComputedStyle(document.documentElement).getPropertyValue('--edit');
      if (value.includes(mark)) resolve(performance.timeOrigin + performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

function shown(times) {
  return `${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`;
}
