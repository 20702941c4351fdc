#!/usr/bin/env node
// Edits a site under `docsite serve --watch` as over a day: text, headings, titles, live pages, their components,
// styles, pages that come and go. A page is open all the while, and is fetched after each edit. Prints as it goes the
// heap in use after collecting garbage and the buffers beside it, in MB, and the processor time of an edit, in ms,
// esbuild's included (Linux).
// usage: node --expose-gc bench/day.mjs FOLDER EDITS   (FOLDER from make-corpus.mjs; it is edited)
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../packages/cli/dist/serve/http/listen.js';
import { createRequestListener } from '../packages/cli/dist/serve/http/request-listener.js';
import { watchedSite } from '../packages/cli/dist/serve/watch/watched-site.js';
import { readUsage } from './process-usage.mjs';
import { missingFolder, readOptions, wrongNumber } from './read-options.mjs';

const { positionals } = readOptions({
  positionals: ['FOLDER', 'EDITS'],
  problemOf: ([path, count]) => missingFolder(path) ?? wrongNumber(count),
});
const [folder, edits] = [positionals[0], Number(positionals[1])];
const write = (path, text) => writeFileSync(join(folder, path), text);
const live = (text) => `import { Box } from '@site/box'\n\n# Live\n\n${text}\n\n<Box />\n`;
const box = (text) => `export function Box() { return <b>${text}</b>; }\n`;
write('live.mdx', live('First.'));
write('box.jsx', box('box'));
const page = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) => /page-55\.md$/.test(file));
const text = readFileSync(join(folder, page), 'utf8');

// suppresses the output of the server
process.stdout.write = () => true;
const site = watchedSite(folder, join(folder, 'dist'));
const server = await listen(createRequestListener(site.respond, { host: 'localhost' }), { host: 'localhost', port: 0 });
await site.start();
const address = `/${page.replace(/\.md$/, '')}`;
get(`${server.origin}/__docsite/events?page=${encodeURIComponent(address)}`, (events) => events.resume());

const kindsOfEdits = [
  ...Array.from({ length: 14 }, () => (mark) => [address, () => write(page, `${text}\n\n${mark}\n`)]),
  (mark) => [address, () => write(page, `${text}\n\n## ${mark}\n`)],
  (mark) => [address, () => write(page, text.replace(/^title: .*/m, `title: ${mark}`))],
  (mark) => ['/live', () => write('live.mdx', live(mark))],
  (mark) => ['/live', () => write('box.jsx', box(mark))],
  (mark) => ['/come', () => write('come.md', `# Come\n\n${mark}\n`)],
  () => ['/come', () => rmSync(join(folder, 'come.md'))],
];
const step = Math.max(200, Math.floor(edits / 10));
let secondsBefore = 0;
for (let count = 0; count <= edits; count++) {
  if (count % step === 0) await report(count);
  const mark = `edit-number-${count}-ends`;
  const [at, edit] = kindsOfEdits[count % kindsOfEdits.length](mark);
  edit();
  const isGone = count % kindsOfEdits.length === kindsOfEdits.length - 1;
  for (;;) {
    const { status, body } = await ask(server.origin + at);
    if (isGone ? status === 404 : body.includes(mark)) break;
    await sleep(2);
  }
  // findings arrive after a moment
  if (count % 20 === 0) await sleep(300);
}
process.exit(0);

async function report(count) {
  await sleep(1000);
  const perEdit = ((secondsOfProcessor() - secondsBefore) * 1000) / step;
  global.gc();
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  const sizes = [heapUsed, external].map((bytes) => (bytes / 1e6).toFixed(1));
  process.stderr.write(`${[count, ...sizes, ...(count === 0 ? [] : [perEdit.toFixed(1)])].join(' ')}\n`);
  secondsBefore = secondsOfProcessor();
}

function secondsOfProcessor() {
  const usage = { peak: 0, cpu: 0 };
  readUsage(process.pid, usage);
  return usage.cpu;
}

function ask(url) {
  return new Promise((resolve, reject) => {
    // the server may close a connection that is kept while both wait for the processor
    get(url, { agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}
