#!/usr/bin/env node
// Measures the tasks of the main thread while pages of the repository's own site load: all of them, from the request to
// five seconds after it, before the first paint too. CPU time of the page's main thread, times the slowdown, so that
// other work on the machine does not count: a processor so many times slower would take so long.
// usage: bench/long-tasks.mjs [--pages /docs,/a,…] [--runs 5] [--slowdown 4] [--site FOLDER] [--longer 30] [--write]
//   --site serves a site that is built; --longer lists what tasks of more milliseconds do; --write adds the result to
//   bench/results
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { buildSite, serveSite } from '../tests/browser/chromium/site-commands.mjs';
import { publishReport, tableRow } from './publish-report.mjs';
import { readOptions } from './read-options.mjs';

const { values } = readOptions({
  options: {
    pages: {
      type: 'string',
      default:
        '/,/docs/apis,/general/releases/4.0,/docs/apis/subsystems/analytics,/general/development/policies/codingstyle',
    },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    longer: { type: 'string', default: '50' },
    site: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  folders: ['site'],
});
const slowdown = Number(values.slowdown);
const limit = Number(values.longer);

const folder = values.site ?? mkdtempSync(join(tmpdir(), 'docsite-bench-'));
if (values.site === undefined) await buildSite(folder);
const { origin, close } = await serveSite(folder);
const browser = await openBrowser();
const rows = [];
try {
  for (const path of values.pages.split(',')) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(origin + path));
    const least = runs.reduce((a, b) => (a.longest <= b.longest ? a : b));
    const long = Math.min(...runs.map(({ tasks }) => tasks.filter((task) => task.time > 50).length));
    rows.push(tableRow([`\`${path}\``, least.longest.toFixed(0), long, least.total.toFixed(0)]));
    process.stderr.write(`${rows.at(-1)}\n`);
    for (const { time, at, parts } of least.tasks.filter((task) => task.time > limit))
      process.stderr.write(`  ${time.toFixed(0)} ms, ${at.toFixed(0)} ms after the start: ${parts}\n`);
  }
} finally {
  await browser.close();
  close();
  if (values.site === undefined) rmSync(folder, { recursive: true, force: true });
}

publishReport(
  [
    '## Tasks while a page loads',
    '',
    `CPU time of the main thread times ${slowdown}, the run of ${values.runs} whose longest task is shortest: \`node bench/long-tasks.mjs\`.`,
    '',
    '| page | longest task, ms | tasks over 50 ms | all tasks, ms |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ],
  values,
);

async function measure(address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('about:blank');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', '__metadata'] });
  await page.goto(address, { waitUntil: 'commit' });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const trace = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  return readTasks(trace.traceEvents, address);
}

/** The tasks of the thread that commits the page, with their parts. */
function readTasks(events, address) {
  const commit = events.find(({ name, args }) => name === 'CommitLoad' && args.data?.url === address);
  const own = events.filter(({ pid, tid, ph }) => pid === commit.pid && tid === commit.tid && ph === 'X');
  const start = Math.min(...own.map(({ ts }) => ts));
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask')
    .map((task) => ({
      time: ((task.tdur ?? 0) / 1000) * slowdown,
      at: (task.ts - start) / 1000,
      parts: partsOf(own, task),
    }));
  const times = tasks.map(({ time }) => time);
  return { tasks, longest: Math.max(...times), total: times.reduce((sum, time) => sum + time, 0) };
}

/** The parts on which a task spends most of its time. */
function partsOf(events, { ts, dur }) {
  const inner = events.filter(
    (event) => event.ts >= ts && event.ts + event.dur <= ts + dur && !/RunTask/.test(event.name),
  );
  const times = new Map();
  for (const { name, tdur = 0, args } of inner) {
    const label = `${name}${args?.data?.url ? ` ${args.data.url.replace(/.*\//, '')}` : ''}`;
    times.set(label, (times.get(label) ?? 0) + (tdur / 1000) * slowdown);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).filter(([, time]) => time > 3);
  return most
    .slice(0, 9)
    .map(([name, time]) => `${name} ${time.toFixed(0)}`)
    .join(', ');
}
