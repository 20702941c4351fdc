import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive, finishAnimations, passFrames } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const sections = Array.from(
  { length: 12 },
  (_, index) => `## Part ${index}\n\n${'Some words of a long text. '.repeat(60)}\n`,
).join('\n');
let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.ts': `export default {
      title: 'Hiding',
      navbar: { hideOnScroll: true, items: [{ label: 'More', type: 'dropdown', items: [{ label: 'Second', to: '/docs/second' }] }] },
    };`,
    'pages/index.md': '# Home',
    'docs/first.md': `# First\n\n[Second](./second.md)\n\n${sections}`,
    'docs/second.md': `# Second\n\n${sections}`,
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`docs/third-${index}.md`, `# Third ${index}`])),
  });
});

/** Whether any part of the navbar is in the window, once it has stopped moving. */
async function isShown(page: Page): Promise<boolean> {
  await passFrames(page);
  await finishAnimations(page);
  return page.locator('header.navbar').evaluate((element) => element.getBoundingClientRect().bottom > 0);
}

async function moveDown(page: Page, pixels: number): Promise<boolean> {
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), pixels);
  return isShown(page);
}

describe('a navbar that hides on scroll', () => {
  test('should hide on the way down, reappear on the way up, and move nothing else', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, eases: true });
    expect(await isShown(page)).toBe(true);
    expect(await moveDown(page, 900)).toBe(false);
    expect(await moveDown(page, 300)).toBe(false);
    expect(await moveDown(page, -100)).toBe(true);
    expect(await moveDown(page, 100)).toBe(false);
    expect(await moveDown(page, -5000)).toBe(true);
    expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
  });

  test('should stay visible at the top of the page, and on the next page', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, eases: true });
    await waitForApp(page);
    const documents = countDocuments(page);
    expect(await moveDown(page, 30)).toBe(true);
    expect(await moveDown(page, 900)).toBe(false);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Second' }).click();
    await arrive(page, 'Second');
    expect([await isShown(page), documents()]).toEqual([true, 0]);
  });

  test('should not cover the current entry of the sidebar', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, eases: true });
    await page.locator('.menu').evaluate((menu) => {
      menu.scrollTop = 40;
    });
    await page.reload();
    const below = await page.locator('header.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
    const entry = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'First' });
    await waitForApp(page);
    expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  });

  test('should be visible while the focus is in it', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, eases: true });
    expect(await moveDown(page, 900)).toBe(false);
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Hiding' }).first().focus();
    expect(await isShown(page)).toBe(true);
    expect(await moveDown(page, 300)).toBe(true);
  });

  test('should be visible while one of its dropdowns is open', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, eases: true });
    await page.getByRole('banner').getByText('More').click();
    expect(await moveDown(page, 900)).toBe(true);
    await page.getByRole('main').click({ position: { x: 5, y: 1200 } });
    expect(await moveDown(page, 50)).toBe(false);
  });

  test('should not cover the heading that a link leads to', async () => {
    const { page } = await visit('/docs/first#part-8', { origin: site.origin, eases: true });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Part 2' }).click();
    expect(await isShown(page)).toBe(true);
    const below = await page.locator('header.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
    const box = await page.getByRole('heading', { name: 'Part 2' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(below);
    expect(box?.y).toBeLessThan(below + 100);
  });

  test('should not slide if the reader prefers reduced motion', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, reducedMotion: true });
    expect(
      await page.locator('header.navbar').evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toBe('0s');
    expect(await moveDown(page, 900)).toBe(false);
  });
});

test('a navbar should stay if the site does not hide it', async () => {
  const { page } = await visit('/docs/apis/core/dml');
  expect(await moveDown(page, 900)).toBe(true);
});

test('a button should lead back to the top of a document while the reader scrolls up in it', async () => {
  const { page } = await visit('/docs/first', { origin: site.origin });
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const isOffered = async () => {
    await passFrames(page);
    await finishAnimations(page);
    return button.isVisible();
  };
  await moveDown(page, 1500);
  expect(await isOffered()).toBe(false);
  await moveDown(page, -100);
  expect(await isOffered()).toBe(true);
  // up to a heading is no way back
  await page.evaluate(() => location.assign('#part-2'));
  expect(await isOffered()).toBe(false);
  await moveDown(page, -20);
  await button.click();
  await page.waitForFunction(() => scrollY === 0);
  expect(await isOffered()).toBe(false);
});
