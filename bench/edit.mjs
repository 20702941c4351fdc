#!/usr/bin/env node
// Measures builds after an edit of one page: the median of wall time and of CPU time, in seconds. Each installation has
// a corpus and a cache of its own; their builds take turns, as times depend on what else the machine does. usage:
// bench/edit.mjs [--pages 2500] [--edits 10] [--beside CHECKOUT] [--write]
//   --beside measures another checkout of docsite, too; --write adds the result to bench/results
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './median.mjs';
import { secondsOfChildren } from './process-usage.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '2500' },
    edits: { type: 'string', default: '10' },
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  folders: ['beside'],
});

/** The number of builds until the cache is complete: with the current site, the former one, and compiled code. */
const buildsBefore = 4;

const folder = mkdtempSync(join(tmpdir(), 'docsite-edit-'));
const checkouts = [...(values.beside === undefined ? [] : [values.beside]), join(here, '..')];
const measured = checkouts.map((checkout, at) => {
  const site = join(folder, `${at}`);
  spawnSync(process.execPath, [join(here, 'make-corpus.mjs'), values.pages, site]);
  return { checkout, site, runs: [] };
});
for (let count = -buildsBefore; count < Number(values.edits); count++) {
  for (const { checkout, site, runs } of measured) {
    const run = edit(checkout, site, count);
    if (count >= 0) runs.push(run);
  }
}
rmSync(folder, { recursive: true, force: true });

const rows = measured.map(({ runs }, at) => {
  const name = at === measured.length - 1 ? 'this checkout' : 'the other';
  const medianOf = (figure) => median(runs.map((run) => run[figure])).toFixed(2);
  return tableRow([name, medianOf('wall'), medianOf('cpu')]);
});
publishReport(
  [
    '## A build after an edit',
    '',
    `One of ${values.pages} pages edited, the median of ${values.edits} builds, Node ${process.version}, a load of ${loadavg()[0].toFixed(1)} at the end: \`node bench/edit.mjs --pages ${values.pages} --edits ${values.edits}\`.`,
    '',
    '| | wall, s | CPU, s |',
    '| --- | ---: | ---: |',
    ...rows,
  ],
  values,
);

function edit(checkout, site, count) {
  appendFileSync(join(site, 'section-00/topic-3/page-30.md'), `\nAn edit, number ${count}.\n`);
  const [started, before] = [performance.now(), secondsOfChildren()];
  const { status } = spawnSync(process.execPath, [join(checkout, 'packages/cli/bin/docsite.cjs'), 'build', site], {
    env: { ...process.env, DOCSITE_CACHE: '' },
  });
  if (status !== 0) throw new Error(`the build ended with ${status}`);
  return { wall: (performance.now() - started) / 1000, cpu: secondsOfChildren() - before };
}
