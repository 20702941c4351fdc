import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { findViolations } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150" fill="teal"/></svg>';
const text = 'Some words of a long text. '.repeat(800);
let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.ts': "export default { title: 'Pictures' };",
    'static/picture.svg': picture,
    'pages/index.md': '# Home',
    'docs/first.md': `# First\n\n![A harbour](/picture.svg)\n\n[![A linked one](/picture.svg)](./second.md)\n\n<img class="no-zoom" src="/picture.svg" alt="A small one">\n\n![](/picture.svg)\n\n${text}`,
    'docs/second.md': `# Second\n\n![A bridge](/picture.svg)\n\n${text}`,
    'pages/drawn.tsx': `export const live = false;\n\nexport default function Drawn() { return <><h1>Drawn</h1><img src="/picture.svg" alt="A drawn one" /></>; }`,
    'docs/none.md': '# None\n\nWords.\n',
  });
});

/** Opens a page whose clock only advances manually. */
async function visitAtRest(path: string): Promise<Page> {
  const { page } = await visit('/', { origin: site.origin });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  return page;
}

/**
 * Advances the clock, and waits for what was requested in that time: it has arrived when a later request is answered.
 */
async function pass(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(async () => (await fetch('/picture.svg?later')).text());
}

const buttonsOf = (page: Page) => page.getByRole('button', { name: /^Enlarge image/ });
const enlarged = (page: Page) => page.locator('body > .medium-zoom-image--opened');

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Enlarge image: ${name}` }).click();
  await page.locator('body > .medium-zoom-image--opened[inert]').waitFor();
}

describe('images in a text', () => {
  test('should be zoomed by a click one second after the page has loaded, except links and those that opt out', async () => {
    const page = await visitAtRest('/docs/first');
    await pass(page, 999);
    expect(await buttonsOf(page).count()).toBe(0);
    await page.clock.runFor(1);
    await buttonsOf(page).waitFor();
    expect(await buttonsOf(page).evaluateAll((images) => images.map((image) => image.ariaLabel))).toEqual([
      'Enlarge image: A harbour',
    ]);
  });

  test('should be told apart from those outside of texts', async () => {
    const page = await visitAtRest('/drawn');
    await pass(page, 1000);
    expect([await page.getByRole('img', { name: 'A drawn one' }).count(), await buttonsOf(page).count()]).toEqual([
      1, 0,
    ]);
  });

  test('should be zoomed above everything else, in the colours of the page', async () => {
    const { page, problems } = await visit('/docs/first', { origin: site.origin, theme: 'dark' });
    const before = await page.getByAltText('A harbour').boundingBox();
    await open(page, 'A harbour');
    const after = await enlarged(page).boundingBox();
    expect(after?.width).toBeGreaterThan(2 * (before?.width ?? 0));
    const overlay = page.locator('.medium-zoom-overlay');
    const [cover, background] = await overlay.evaluate((element) => [
      element === document.elementFromPoint(20, 20),
      getComputedStyle(element).backgroundColor === getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect([cover, background]).toEqual([true, true]);
    expect(await findViolations(page)).toEqual([]);
    await overlay.click();
    await overlay.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test.each(['Enter', ' '])('should be zoomed by the key “%s”, closed by Escape, and keep the focus', async (key) => {
    const { page } = await visit('/docs/first', { origin: site.origin, reducedMotion: true });
    const image = page.getByRole('button', { name: 'Enlarge image: A harbour' });
    await image.focus();
    await page.keyboard.press(key);
    await page.locator('body > .medium-zoom-image--opened[inert]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await enlarged(page).waitFor({ state: 'detached' });
    expect(await image.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('should close when the reader scrolls more than 40 pixels, or moves the focus', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, reducedMotion: true });
    await open(page, 'A harbour');
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await settle(page);
    await settle(page);
    expect(await enlarged(page).count()).toBe(1);
    await page.evaluate(() => scrollTo({ top: 41, behavior: 'instant' }));
    await enlarged(page).waitFor({ state: 'detached' });
    await open(page, 'A harbour');
    await page.keyboard.press('Tab');
    await enlarged(page).waitFor({ state: 'detached' });
  });

  test('should be zoomed on the next page too, and never stay over it', async () => {
    const { page, problems } = await visit('/docs/second', { origin: site.origin });
    await waitForApp(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'First' }).click();
    await arrive(page, 'First');
    await page.getByRole('button', { name: 'Enlarge image: A harbour' }).waitFor();
    await page.locator('.markdown img[alt=""]').click();
    await page.locator('body > .medium-zoom-image--opened[inert]').waitFor();
    await page.goBack();
    await arrive(page, 'Second');
    await enlarged(page).waitFor({ state: 'detached' });
    await open(page, 'A bridge');
    expect(problems).toEqual([]);
  });

  test('should be the only reason to load the zoom code', async () => {
    const { page } = await visit('/', { origin: site.origin });
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(request.url()));
    await page.clock.install();
    const scriptsOf = async (path: string): Promise<string[]> => {
      loaded.clear();
      await page.goto(path);
      await settle(page);
      await page.clock.runFor(3000);
      await settle(page);
      return [...loaded].filter((url) => url.endsWith('.js'));
    };
    const without = await scriptsOf('/docs/none');
    const added = (await scriptsOf('/docs/first')).filter((url) => !without.includes(url));
    expect(added.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/js\/chunk-\w+\.js$/)]);
  });
});

test('only the images that a site selects should be zoomed, as far as it says', async () => {
  const { origin } = await serveBuiltSite({
    'docsite.config.ts':
      "export default { title: 'Named', docs: { routeBasePath: '/' }, imageZoom: { selector: '.drawing', margin: 300 } };",
    'static/picture.svg': picture,
    'docs/index.md':
      '# Named\n\n![A harbour](/picture.svg)\n\n<img class="drawing" src="/picture.svg" alt="A drawing">\n',
  });
  const { page } = await visit('/', { origin });
  await buttonsOf(page).first().waitFor();
  expect(await buttonsOf(page).count()).toBe(1);
  await open(page, 'A drawing');
  const height = page.viewportSize()?.height ?? 0;
  expect((await enlarged(page).boundingBox())?.height).toBeCloseTo(height - 600, 0);
});
