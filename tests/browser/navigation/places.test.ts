import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdPageData, waitForApp } from '../reader/app-alive.js';
import { addressOf, insertLink, mainLink, visitQuietly } from '../reader/reader.js';
import { arrive, settle } from '../reader/waiting.js';
import type { BuiltSite } from '../sites/built-site.js';
import { serveWays } from '../sites/ways-site.js';

const start = '/docs/apis';

test('a new page should begin at its top, and Back restore the scroll position', async () => {
  const { page, documents } = await visitQuietly('/docs/apis/core/dml');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await settle(page);
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 1200);
  await page.goForward();
  await page.waitForFunction(() => scrollY === 0);
  expect([new URL(page.url()).pathname, documents()]).toEqual(['/docs', 0]);
});

test('Back should restore the scroll position even on a page reloaded since', async () => {
  const { page } = await visitQuietly('/docs/apis/core/dml');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await settle(page);
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  await page.reload();
  await waitForApp(page);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 900);
});

test('an address with a hash should scroll to its element', async () => {
  const { page, documents } = await visitQuietly('/docs/apis/core');
  const hash = '#portable-sql';
  await insertLink(page, `/docs/apis/core/dml${hash}`, 'A place');
  await page.getByRole('link', { name: 'A place' }).click();
  await arrive(page, 'Data manipulation API');
  const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
  const top = await page.locator(`[id="${hash.slice(1)}"]`).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(below);
  expect(top).toBeLessThan(below + 200);
  expect(documents()).toBe(0);
});

test('a hash of the same page should scroll there and back', async () => {
  const { page, documents } = await visitQuietly('/docs/apis/core/dml');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4);
  await link.click();
  await page.waitForFunction(() => scrollY > 100);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 0);
  expect(documents()).toBe(0);
});

test('navigation should leave the focus where a page load does, and announce the title', async () => {
  const { page } = await visitQuietly(start);
  await mainLink(page, 'Guides').focus();
  await page.keyboard.press('Enter');
  await arrive(page, 'Introduction');
  expect(await page.locator('[aria-live="assertive"]').textContent()).toBe('Introduction | Moodle Developer Resources');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
});

test('only the last of several clicks should count', async () => {
  const { page } = await visitQuietly(start);
  const release = await holdPageData(page, '/docs');
  await mainLink(page, 'Guides').click();
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  release();
  await settle(page);
  expect(new URL(page.url()).pathname).toBe('/general/community/contribute');
});

test('pending navigation should be cancelled by going back within the page', async () => {
  const { page } = await visitQuietly('/docs/apis/core/dml');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4).click();
  await page.waitForFunction(() => scrollY > 100);
  await goBackWhileWaiting(page);
  await page.waitForFunction(() => scrollY === 0);
  expect(addressOf(page)).toBe('/docs/apis/core/dml');
});

test('pending navigation should be cancelled by going back to the previous page', async () => {
  const { page } = await visitQuietly(start);
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  await goBackWhileWaiting(page);
  await arrive(page, 'API Guides');
  expect(addressOf(page)).toBe(start);
  await page.goForward();
  await arrive(page, 'Contributing');
});

/** Requests a page that arrives only after the reader has gone back. */
async function goBackWhileWaiting(page: Page): Promise<void> {
  const release = await holdPageData(page, '/docs');
  await mainLink(page, 'Guides').click();
  await page.locator('.progress-bar').waitFor();
  await page.goBack();
  const come = page.waitForResponse('**/assets/pages/docs.json');
  release();
  await (await come).finished();
  await settle(page);
}

describe('a fragment of another page', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await serveWays();
  });

  test.each(['#café', '#caf%C3%A9', '#100%', '#100%25', '#inside'])(
    'should be scrolled to for the hash %s, and be where the reader continues',
    async (hash) => {
      const { page, documents } = await visitQuietly('/docs', { origin: site.origin });
      await insertLink(page, `/docs/guide/install${hash}`, 'A place');
      await page.getByRole('link', { name: 'A place' }).click();
      await arrive(page, 'Install');
      const element = page.locator(`[id="${decodeURIComponent(hash.slice(1).replace(/%$/, '%25'))}"]`);
      const [top, below] = await element.evaluate((target) => [
        target.getBoundingClientRect().top,
        document.querySelector('.navbar')?.getBoundingClientRect().bottom as number,
      ]);
      expect(top as number).toBeGreaterThanOrEqual(below as number);
      expect(top as number).toBeLessThan((below as number) + 200);
      await page.keyboard.press('Tab');
      expect(
        await element.evaluate((target) => (target.compareDocumentPosition(document.activeElement as Node) & 4) === 4),
      ).toBe(true);
      expect(documents()).toBe(0);
    },
  );

  test('should show the top of the page if it does not exist', async () => {
    const { page, problems } = await visitQuietly('/docs/guide/live', { origin: site.origin });
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
    await insertLink(page, '/docs/guide/install#%E0%A4%A', 'Nowhere');
    await page.getByRole('link', { name: 'Nowhere' }).evaluate((link) => (link as HTMLElement).click());
    await arrive(page, 'Install');
    expect([await page.evaluate(() => scrollY), problems]).toEqual([0, []]);
  });
});
