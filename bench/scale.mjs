#!/usr/bin/env node
// Measures how a build grows with its site: CPU time and bytes a page, and peak memory, of cold builds of generated
// corpora of several sizes.
// usage: bench/scale.mjs [--pages 1000,4000,10000,20000] [--heap 768] [--write]
//   --heap limits the old space of each thread, in MB; --write adds the result to bench/results
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderSize } from './folder-size.mjs';
import { measureCommand } from './measure-command.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '1000,4000,10000,20000' },
    heap: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const heapLimit = values.heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${values.heap}` };
const folder = mkdtempSync(join(tmpdir(), 'docsite-scale-'));
const rows = [];
for (const pages of values.pages.split(',').map(Number)) {
  const corpus = join(folder, String(pages));
  spawnSync(process.execPath, [join(here, 'make-corpus.mjs'), String(pages), corpus]);
  const { cpu, peak } = await build(corpus);
  const bytes = folderSize(join(corpus, 'dist'));
  rmSync(corpus, { recursive: true, force: true });
  const row = [pages, ((cpu * 1000) / pages).toFixed(1), peak.toFixed(0), (bytes / pages / 1000).toFixed(1)];
  rows.push(tableRow(row));
  process.stderr.write(`${rows.at(-1)}\n`);
}
rmSync(folder, { recursive: true, force: true });

publishReport(
  [
    '## Sizes of sites',
    '',
    `Cold builds, Node ${process.version}: \`node bench/scale.mjs --pages ${values.pages}${values.heap === undefined ? '' : ` --heap ${values.heap}`}\`.`,
    '',
    '| pages | CPU a page, ms | peak memory, MB | output a page, KB |',
    '| ---: | ---: | ---: | ---: |',
    ...rows,
  ],
  values,
);

/** One build, as {@link measureCommand} gives it. */
function build(corpus) {
  const command = [process.execPath, join(here, '../bin/docsite'), 'build', corpus];
  return measureCommand(command, { stdio: 'ignore', env: { ...process.env, ...heapLimit } });
}
