/**
 * Writes docs-images/readme.png, the picture in the README: a page of the repository's own site, light on the left and
 * dark on the right. Run `npx -y pnpm screenshot`.
 * 1. build the site into a temporary folder and serve it;
 * 2. take a screenshot in both modes;
 * 3. overlay the right part of the light picture with the dark one, and write the result.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';
import { buildSite, serveSite } from '../tests/browser/chromium/site-commands.mjs';
import { layOver, shoot } from './lay-over.mjs';

const target = fileURLToPath(new URL('../docs-images/readme.png', import.meta.url));
const path = '/docs/apis/core/lock';
const viewport = { width: 1280, height: 800 };
const largest = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'docsite-screenshot-'));
try {
  const site = join(folder, 'site');
  await buildSite(site);
  const picture = await takePicture(site);
  if (picture.length > largest)
    throw new Error(`the picture has ${picture.length} bytes, more than ${largest}: choose a plainer page`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, picture);
  console.log(`Wrote docs-images/readme.png (${Math.round(picture.length / 1000)} kB)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function takePicture(site) {
  const { origin, close } = await serveSite(site);
  const browser = await openBrowser({ fonts: 'system' });
  try {
    const light = await takePage(browser, origin, 'light');
    const dark = await takePage(browser, origin, 'dark');
    return await layOver(browser, { light, dark }, viewport);
  } finally {
    await browser.close();
    close();
  }
}

async function takePage(browser, origin, theme) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5 });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const picture = await shoot(page);
  await context.close();
  return picture;
}
