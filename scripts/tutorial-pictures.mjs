/**
 * Writes the pictures of the tutorial and of the page about commands, which show the site of the tutorial while it is
 * written. Run `npx -y pnpm screenshot`.
 * 1. create the site, and write the page of the tutorial's first example;
 * 2. serve it with `--watch`, and take a picture of the page;
 * 3. put a mistake into another page, and take a picture of it with its error.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';

const docsite = fileURLToPath(new URL('../bin/docsite', import.meta.url));
const docs = fileURLToPath(new URL('../content/docsite', import.meta.url));
const viewport = { width: 1100, height: 600 };

const folder = mkdtempSync(join(tmpdir(), 'docsite-tutorial-'));
const site = join(folder, 'my-docs');
execFileSync(process.execPath, [docsite, 'init', site]);
writeFileSync(join(site, 'docs/guides/install.md'), exampleOf('docs/guides/install.md'));
const server = spawn(process.execPath, [docsite, 'serve', site, '--watch', '--port', '0']);
const browser = await openBrowser({ fonts: 'system' });
try {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 });
  await page.goto(`${await originOf(server)}/docs/guides/install`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '1 warning' }).waitFor();
  await take(page, 'tutorial');
  await page.goto(new URL('/docs', page.url()).href, { waitUntil: 'networkidle' });
  edit('docs/index.md', 'title: ', 'titel: ');
  await page.getByRole('dialog').getByText('titel').first().waitFor();
  await take(page, 'error');
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** The code of the example with this title in the tutorial. */
function exampleOf(title) {
  const tutorial = readFileSync(join(docs, 'tutorial.md'), 'utf8');
  return `${tutorial.split(` title="${title}"\n`)[1].split('\n```')[0]}\n`;
}

function edit(path, from, to) {
  const file = join(site, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** The address that the server prints. */
function originOf({ stdout }) {
  return new Promise((resolve) => {
    stdout.setEncoding('utf8').on('data', (text) => {
      const [origin] = /http:\/\/[^\s/]+/.exec(text) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
}

async function take(page, name) {
  const picture = await page.screenshot();
  mkdirSync(join(docs, 'img'), { recursive: true });
  writeFileSync(join(docs, `img/${name}.png`), picture);
  console.log(`Wrote content/docsite/img/${name}.png (${Math.round(picture.length / 1000)} kB)`);
}
