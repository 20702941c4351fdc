/**
 * Renders the app icons of content/ from its favicon, as PNG, because not every system supports SVG. Run `node
 * scripts/app-icons.mjs` after changing the favicon.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser/chromium/open-browser.mjs';

const folder = fileURLToPath(new URL('../content/static/img/', import.meta.url));
const sizes = [192, 512];

const favicon = readFileSync(`${folder}favicon.svg`, 'utf8');
const browser = await openBrowser();
try {
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    // systems crop icons to shapes of their own: the background extends to the edges, the symbol stays in the safe area
    const square = favicon.replace(/ rx="\d+"/, '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
    const ground = /fill="(#[0-9a-f]{6})"/.exec(favicon)?.[1];
    await page.setContent(
      `<style>body{margin:0;background:${ground}}svg{display:block}</style>${square.replace('<svg', `<svg width="${size}"`)}`,
    );
    const picture = await page.screenshot();
    writeFileSync(`${folder}icon-${size}.png`, picture);
    console.log(`Wrote content/static/img/icon-${size}.png (${picture.length} bytes)`);
    await page.close();
  }
} finally {
  await browser.close();
}
