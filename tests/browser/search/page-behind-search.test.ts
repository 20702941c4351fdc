import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../chromium/open-browser.mjs';
import { waitForApp } from '../reader/app-alive.js';
import { passFrames, patience } from '../reader/waiting.js';
import { serveHostedSite } from '../sites/hosted-search-site.js';
import { serveSearchSite } from '../sites/search-site.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ scrollbars: true });
});
afterAll(() => browser.close());

describe.each([
  ['a site with its own index', serveSearchSite],
  ['a site with a hosted index', serveHostedSite],
])('behind the search of %s a page', (_, serve) => {
  let origin: string;
  beforeAll(async () => {
    ({ origin } = await serve());
  });

  /** Opens the page in a window of this height, scrolled by this distance. */
  async function open(height: number, scrolled = 0): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1200, height } });
    page.setDefaultTimeout(patience);
    await page.goto(`${origin}/docs/lock`);
    await waitForApp(page);
    await turnWheel(page, scrolled);
    await page.waitForFunction((distance) => scrollY === distance, scrolled);
    return page;
  }

  async function openSearch(page: Page): Promise<void> {
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
  }

  test.each([300, 9000])('should be as wide as before, in a window %i pixels high', async (height) => {
    const page = await open(height);
    const widthOf = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await widthOf();
    expect(before < 1200).toBe(height === 300);
    await openSearch(page);
    expect(await widthOf()).toBe(before);
    await page.close();
  });

  test('should not scroll, and keep the navbar at its top', async () => {
    const page = await open(300, 100);
    await openSearch(page);
    await turnWheel(page, 100);
    expect([await page.evaluate(() => scrollY), (await page.locator('.navbar').boundingBox())?.y]).toEqual([100, 0]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.documentElement.style.overflow === '');
    await turnWheel(page, 50);
    await page.waitForFunction(() => scrollY === 150);
    await page.close();
  });
});

/** Turns the wheel next to the dialog, and waits for two frames. */
async function turnWheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(20, 280);
  await page.mouse.wheel(0, distance);
  await passFrames(page);
}
