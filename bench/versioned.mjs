#!/usr/bin/env node
// Measures cold builds of a versioned site: 5 versions of MDX pages, a quarter of them live, with partials and 200
// modules. Wall time, CPU time, peak memory of the largest process, and bytes of the output a page: the least of the
// runs.
// usage: bench/versioned.mjs [--pages 2500] [--runs 3] [--keep FOLDER] [--write]
//   --keep writes the site there and leaves it; --write adds the result to bench/results
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
    pages: { type: 'string', default: '2500' },
    runs: { type: 'string', default: '3' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'docsite-versioned-'));
const site = values.keep ?? join(folder, 'site');
spawnSync(process.execPath, [join(here, 'make-versioned-site.mjs'), values.pages, site], { stdio: 'inherit' });
const runs = [];
for (let run = 0; run < Number(values.runs); run++) runs.push(await build());
const least = (name) => Math.min(...runs.map((run) => run[name]));
const bytesPerPage = (folderSize(join(site, 'dist')) / Number(values.pages) / 1000).toFixed(1);
const row = [values.pages, least('wall').toFixed(2), least('cpu').toFixed(2), least('peak').toFixed(0), bytesPerPage];
rmSync(folder, { recursive: true, force: true });

publishReport(
  [
    '## A versioned site',
    '',
    `Five versions of MDX pages, a quarter of them live, 200 modules; cold builds, Node ${process.version}, least of ${runs.length}: \`node bench/versioned.mjs --pages ${values.pages}\`.`,
    '',
    '| pages | wall, s | CPU, s | peak memory, MB | output a page, KB |',
    '| ---: | ---: | ---: | ---: | ---: |',
    tableRow(row),
  ],
  values,
);

function build() {
  rmSync(join(site, '.docsite'), { recursive: true, force: true });
  rmSync(join(site, 'dist'), { recursive: true, force: true });
  const command = [process.execPath, join(here, '../bin/docsite'), 'build', site];
  return measureCommand(command, { env: { ...process.env, DOCSITE_CACHE: '' } });
}
