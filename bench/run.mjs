#!/usr/bin/env node
// Measures cold builds of generated corpora: wall time, CPU time and peak memory of docsite and of each peer that is
// installed, in one run, so that the ratios hold whatever the machine.
// usage: bench/run.mjs [--pages 1000,4000] [--runs 3] [--write]   (--write adds the result to bench/results)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCommand } from './measure-command.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '1000,4000' },
    runs: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});

/** Each subject describes how to prepare a folder with a corpus, and the command that builds it. */
const subjects = [
  {
    name: 'docsite',
    isInstalled: () => true,
    prepare: () => {},
    command: (corpus) => [process.execPath, join(here, '../bin/docsite'), 'build', corpus, '--no-cache'],
  },
  {
    name: 'docsite, offline on',
    isInstalled: () => true,
    prepare: (corpus) => prepareOffline(corpus),
    command: (corpus) => [process.execPath, join(here, '../bin/docsite'), 'build', `${corpus}-offline`, '--no-cache'],
  },
  {
    name: 'Hugo, bare template, no search',
    isInstalled: () => spawnSync('hugo', ['version']).status === 0,
    prepare: (corpus) => prepareHugo(corpus),
    command: (corpus) => ['hugo', '--quiet', '--source', `${corpus}-hugo`, '--destination', `${corpus}-hugo/public`],
  },
  {
    name: 'Eleventy, no layout, no search',
    isInstalled: () => spawnSync('eleventy', ['--version']).status === 0,
    prepare: () => {},
    command: (corpus) => [
      'eleventy',
      '--quiet',
      '--input',
      basename(corpus),
      '--output',
      `${basename(corpus)}-eleventy`,
    ],
  },
];

const folder = mkdtempSync(join(tmpdir(), 'docsite-bench-'));
const rows = [];
for (const pages of values.pages.split(',').map(Number)) {
  const corpus = join(folder, `corpus-${pages}`);
  run([process.execPath, join(here, 'make-corpus.mjs'), String(pages), corpus]);
  for (const subject of subjects) {
    if (!subject.isInstalled()) continue;
    subject.prepare(corpus);
    const runs = [];
    for (let count = 0; count < Number(values.runs); count++) runs.push(await measure(subject.command(corpus), corpus));
    const best = runs.reduce((least, one) => (one.wall < least.wall ? one : least));
    rows.push({ pages, subject: subject.name, ...best });
    process.stderr.write(`${pages} pages, ${subject.name}: ${best.wall.toFixed(2)} s\n`);
  }
}
rmSync(folder, { recursive: true, force: true });

publishReport(renderReport(rows), values);

/** One cold build, after removing the output of an earlier run. */
async function measure(command, corpus) {
  for (const output of [
    join(corpus, 'dist'),
    `${corpus}-offline/dist`,
    `${corpus}-hugo/public`,
    `${corpus}-hugo/resources`,
    `${corpus}-eleventy`,
  ])
    rmSync(output, { recursive: true, force: true });
  return measureCommand(command, { stdio: 'ignore', cwd: dirname(corpus) });
}

function run([program, ...args]) {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${result.stderr}`);
  return result.stdout;
}

/** The same pages, with offline reading. */
function prepareOffline(corpus) {
  run(['cp', '-r', corpus, `${corpus}-offline`]);
  rmSync(join(`${corpus}-offline`, 'dist'), { recursive: true, force: true });
  const config = { title: 'Corpus', docs: { path: '.', routeBasePath: '' }, offline: {} };
  writeFileSync(join(`${corpus}-offline`, 'docsite.config.json'), JSON.stringify(config));
}

function prepareHugo(corpus) {
  const site = `${corpus}-hugo`;
  if (existsSync(site)) return;
  mkdirSync(join(site, 'layouts/_default'), { recursive: true });
  run(['cp', '-r', corpus, join(site, 'content')]);
  rmSync(join(site, 'content/dist'), { recursive: true, force: true });
  // Hugo treats a folder with an index.md as a single page; it calls a section's page _index.md.
  renameSync(join(site, 'content/index.md'), join(site, 'content/_index.md'));
  writeFileSync(
    join(site, 'config.toml'),
    'baseURL = "http://localhost/"\ntitle = "Corpus"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
  );
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body><h1>{{ .Title }}</h1>{{ .Content }}</body></html>';
  writeFileSync(join(site, 'layouts/_default/single.html'), page);
  writeFileSync(join(site, 'layouts/_default/list.html'), page);
  writeFileSync(join(site, 'layouts/index.html'), page);
}

function renderReport(results) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const lines = results.map((row) => {
    const own = results.find((other) => other.pages === row.pages && other.subject === 'docsite');
    const figures = [row.wall.toFixed(2), row.cpu.toFixed(2), row.peak.toFixed(0), (row.wall / own.wall).toFixed(2)];
    return tableRow([row.pages, row.subject, ...figures]);
  });
  return [
    '## Cold builds beside other builders',
    '',
    `${machine}. Cold builds, best of ${values.runs}: \`node bench/run.mjs --pages ${values.pages} --runs ${values.runs}\`.`,
    '',
    '| pages | builder | wall, s | CPU, s | peak memory, MB | of docsite’s time |',
    '| ---: | --- | ---: | ---: | ---: | ---: |',
    ...lines,
  ];
}
