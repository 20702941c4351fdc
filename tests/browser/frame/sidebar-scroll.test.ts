import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive, passFrames, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;

beforeAll(async () => {
  const docs = Array.from({ length: 80 }, (_, index) => [
    `docs/entry-${String(index).padStart(2, '0')}.md`,
    `# Entry ${index}\n`,
  ]);
  site = await serveBuiltSite({
    'docsite.config.ts': "export default { title: 'Long' };",
    'pages/index.md': '# Home',
    ...Object.fromEntries(docs),
  });
});

const scroller = (page: Page) => page.locator('.menu');
const scrollTop = (page: Page): Promise<number> => scroller(page).evaluate(({ scrollTop }) => scrollTop);

async function scrollTo(page: Page, top: number): Promise<void> {
  await scroller(page).evaluate((element, value) => {
    element.scrollTop = value;
  }, top);
  await passFrames(page);
}

test('the sidebar should keep its scroll position when another document is loaded', async () => {
  const { page } = await visit('/docs/entry-30', { origin: site.origin });
  await scrollTo(page, 700);
  await page.goto('/docs/entry-32');
  await settle(page);
  expect(await scrollTop(page)).toBe(700);
  await page.reload();
  await settle(page);
  expect(await scrollTop(page)).toBe(700);
});

test('the sidebar should keep its scroll position from page to page', async () => {
  const { page } = await visit('/docs/entry-30', { origin: site.origin });
  await waitForApp(page);
  const documents = countDocuments(page);
  await scrollTo(page, 700);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Entry 35' }).click();
  await arrive(page, 'Entry 35');
  await settle(page);
  expect([await scrollTop(page), documents()]).toEqual([700, 0]);
});

/** Waits until the entry is visible in the sidebar. */
async function waitForEntry(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const entry = [...document.querySelectorAll('.sidebar a')]
      .find(({ textContent }) => textContent === wanted)
      ?.getBoundingClientRect();
    const frame = document.querySelector('.menu')?.getBoundingClientRect();
    return entry !== undefined && frame !== undefined && entry.top > frame.top && entry.bottom < frame.bottom;
  }, name);
}

test('the sidebar should show the current entry wherever it was scrolled to', async () => {
  const { page } = await visit('/docs/entry-02', { origin: site.origin });
  expect(await scrollTop(page)).toBe(0);
  await page.goto('/docs/entry-70');
  await waitForEntry(page, 'Entry 70');
});

test('the menu of a narrow screen should open at the current entry', async () => {
  const { page } = await visit('/docs/entry-70', { origin: site.origin, width: 390 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await waitForEntry(page, 'Entry 70');
});
