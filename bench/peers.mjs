#!/usr/bin/env node
// Builds a corpus with docsite and with other builders of documentation, each with the theme it comes with: wall and
// CPU time and peak memory of a cold build, bytes of the output, and what a browser loads with a page.
// usage: bench/peers.mjs [--pages 1000] [--runs 1] [--only NAME] [--hugo-book FOLDER] [--write]
//   npm installs the builders in a temporary folder (TMPDIR; some 800 MB). Those that need a later Node are left out
//   --only measures docsite and the builders whose names begin so; --hugo-book adds Hugo, which must be installed, with
//   a checkout of the theme github.com/alex-shpak/hugo-book; --write adds the result to bench/results
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { serveSite } from '../tests/browser/chromium/site-commands.mjs';
import { folderSize } from './folder-size.mjs';
import { measureCommand } from './measure-command.mjs';
import { hugoBook, peers } from './peer-sites.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    'hugo-book': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  folders: ['hugo-book'],
});

const docsite = {
  name: 'docsite',
  has: 'local search',
  packages: [],
  prepare: (folder, corpus) => cpSync(corpus, folder, { recursive: true }),
  command: [process.execPath, join(here, '../bin/docsite'), 'build', '--no-cache'],
  output: 'dist',
};

const [major] = process.versions.node.split('.').map(Number);
const others = [...peers, ...(values['hugo-book'] === undefined ? [] : [hugoBook(resolve(values['hugo-book']))])];
const subjects = [docsite, ...others.filter(({ name, node = 20 }) => name.startsWith(values.only) && major >= node)];
const folder = mkdtempSync(join(tmpdir(), 'docsite-peers-'));
const corpus = join(folder, 'corpus');
spawnSync(process.execPath, [join(here, 'make-corpus.mjs'), values.pages, corpus]);
const browser = await openBrowser();
const rows = [];
try {
  for (const subject of subjects) rows.push(await measure(subject));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

publishReport(renderReport(), values);

/** @param {import('./peer-sites.mjs').Peer} peer */
async function measure({ name, has, packages, prepare, command, output }) {
  const site = join(folder, name.split(' ')[0].toLowerCase());
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++) {
    rmSync(site, { recursive: true, force: true });
    install(site, packages);
    prepare(site, corpus);
    runs.push(await measureCommand(command, { cwd: site, stdio: 'ignore', env: buildEnv() }));
  }
  const best = runs.reduce((least, one) => (one.wall < least.wall ? one : least));
  process.stderr.write(`${name}: ${best.wall.toFixed(2)} s\n`);
  const size = folderSize(join(site, output)) / 1e6;
  const loaded = await loadPage(join(site, output));
  rmSync(site, { recursive: true, force: true });
  return { name, has, ...best, size, loaded };
}

/** Installs packages without running their scripts, which none of these needs. */
function install(site, packages) {
  mkdirSync(site, { recursive: true });
  if (packages.length === 0) return;
  writeFileSync(join(site, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...packages];
  const { status, stderr } = spawnSync('npm', args, { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** The environment of a maintainer's shell, with telemetry of builders turned off. */
function buildEnv() {
  return { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', DOCSITE_CACHE: '' };
}

/** Compressed kilobytes that a browser loads until it is idle, for a page in the middle of the corpus, by kind. */
async function loadPage(built) {
  const { origin, close } = await serveSite(built);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const { path, status } = await openPage(page, origin);
    if (status !== 200) throw new Error(`${path} is not in ${built}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(3000);
    return await page.evaluate(weighLoaded);
  } finally {
    await context.close();
    close();
  }
}

/** Opens the page in the middle, at whichever address the builder has put it. */
async function openPage(page, origin) {
  const number = Math.floor(Number(values.pages) / 2);
  const section = String(Math.floor(number / 100)).padStart(2, '0');
  const path = `/section-${section}/topic-${Math.floor(number / 10) % 10}/page-${number}`;
  const response = await page.goto(origin + path);
  return { path, status: response?.status() };
}

/** Runs in the page. */
function weighLoaded() {
  const weights = { page: 0, script: 0, style: 0, other: 0 };
  const kinds = { js: 'script', mjs: 'script', css: 'style' };
  for (const { name, entryType, encodedBodySize } of performance.getEntries()) {
    if (entryType === 'navigation') weights.page += encodedBodySize / 1000;
    if (entryType !== 'resource') continue;
    weights[kinds[new URL(name).pathname.split('.').pop()] ?? 'other'] += encodedBodySize / 1000;
  }
  return weights;
}

function renderReport() {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const lines = rows.map(({ name, has, wall, cpu, peak, size, loaded }) => {
    const figures = [wall.toFixed(1), cpu.toFixed(1), peak.toFixed(0), size.toFixed(0)];
    const weights = [loaded.page, loaded.script, loaded.style].map((weight) => weight.toFixed(1));
    return tableRow([name, has, ...figures, ...weights]);
  });
  return [
    '## Beside other builders of documentation, each with its own theme',
    '',
    `${machine}. ${values.pages} pages, cold builds, best of ${values.runs}: \`node bench/peers.mjs --pages ${values.pages} --runs ${values.runs}\`. HTML, script and styles are the compressed kilobytes of one page until the browser is idle.`,
    '',
    '| builder | search | wall, s | CPU, s | peak memory, MB | output, MB | HTML | script | styles |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ];
}
