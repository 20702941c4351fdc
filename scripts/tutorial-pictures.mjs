/**
 * Writes the pictures of the tutorial and of the pages about commands and the theme, which show the site of the
 * tutorial while it is written. Run `npx -y pnpm screenshot`.
 * 1. create the site, and write the page of the tutorial's first example;
 * 2. serve it with `--watch`, and take a picture of the page;
 * 3. put a mistake into another page, and take a picture of it with its error;
 * 4. correct both, give the site another colour, and take a picture of it in both colour modes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { layOver, shoot } from './lay-over.mjs';

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
  const origin = await originOf(server);
  const page = await open(`${origin}/docs/guides/install`);
  await page.getByRole('button', { name: '1 warning' }).waitFor();
  write('tutorial', await shoot(page));
  await page.goto(`${origin}/docs`, { waitUntil: 'networkidle' });
  edit('docs/index.md', 'title: ', 'titel: ');
  await page.getByRole('dialog').getByText('titel').first().waitFor();
  write('error', await shoot(page));

  edit('docs/index.md', 'titel: ', 'title: ');
  edit('docs/guides/install.md', 'deplying', 'deploying');
  writeFileSync(join(site, 'theme/custom.css'), ':root {\n  --ds-brand: #0f766e;\n}\n');
  await page.getByRole('button', { name: /error|warning/ }).waitFor({ state: 'detached' });
  const [light, dark] = [await open(`${origin}/docs/writing`, 'light'), await open(`${origin}/docs/writing`, 'dark')];
  write('colours', await layOver(browser, { light: await shoot(light), dark: await shoot(dark) }, viewport));
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

/** Opens a page, with a line around it, because pictures of it are on pages of the same colour. */
async function open(url, theme = 'light') {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.5 });
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({
    content: 'html::after { content: ""; position: fixed; inset: 0; border: 1px solid #bbb; z-index: 99; }',
  });
  return page;
}

function write(name, picture) {
  mkdirSync(join(docs, 'img'), { recursive: true });
  writeFileSync(join(docs, `img/${name}.png`), picture);
  console.log(`Wrote content/docsite/img/${name}.png (${Math.round(picture.length / 1000)} kB)`);
}
