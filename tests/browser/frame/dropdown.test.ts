import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { styleOf } from '../reader/style-of.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;

beforeAll(async () => {
  const links = ['one', 'two', 'three'].map((name) => ({ label: `Page ${name}`, to: `/${name}` }));
  site = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Lists',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      navbar: {
        items: [
          { type: 'dropdown', label: 'More', items: links },
          { label: 'After', to: '/three' },
          { label: 'Linked', linked: true, items: links },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
    }),
    'pages/index.md': '# Home\n',
    'pages/one.md': '# One\n',
    'pages/two.md': '# Two\n',
    'pages/three.md': '# Three\n',
  });
});

/** The list of the navbar's dropdown, and whether it is open. */
const list = (page: Page) => page.getByRole('banner').locator('.dropdown', { hasText: 'More' });
const isOpen = (page: Page): Promise<boolean> => list(page).evaluate((element) => (element as HTMLDetailsElement).open);
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Opens the page with the focus on the dropdown's button. */
async function visitList(script = true): Promise<Page> {
  const { page } = await visit('/', { origin: site.origin, script });
  if (script) await waitForApp(page);
  await list(page).locator('summary').focus();
  return page;
}

test.each([
  ['Enter', true],
  ['Space', true],
  ['Enter', false],
  ['Space', false],
])('a dropdown should open and close by the key %s (script: %s), and show its links', async (key, script) => {
  const page = await visitList(script);
  await page.keyboard.press(key);
  expect(await list(page).getByRole('link').allInnerTexts()).toEqual(['Page one', 'Page two', 'Page three']);
  await page.keyboard.press(key);
  expect([await isOpen(page), await list(page).getByRole('link').count()]).toEqual([false, 0]);
});

test('the arrow keys should open a dropdown at either end, and cycle through it', async () => {
  const page = await visitList();
  const after = async (key: string): Promise<string> => {
    await page.keyboard.press(key);
    return focused(page);
  };
  expect([await after('ArrowDown'), await isOpen(page)]).toEqual(['Page one', true]);
  expect([await after('ArrowDown'), await after('ArrowDown'), await after('ArrowDown')]).toEqual([
    'Page two',
    'Page three',
    'Page one',
  ]);
  expect([await after('ArrowUp'), await after('ArrowUp')]).toEqual(['Page three', 'Page two']);
  expect([await after('Home'), await after('End')]).toEqual(['Page one', 'Page three']);
  await page.keyboard.press('Escape');
  expect([await after('ArrowUp'), await isOpen(page)]).toEqual(['Page three', true]);
});

test('keys with another meaning should be left to the browser', async () => {
  const page = await visitList();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+ArrowDown');
  expect([await isOpen(page), await focused(page)]).toEqual([false, 'More']);
});

test('Escape should close a dropdown and return the focus to its label', async () => {
  const page = await visitList();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect([await isOpen(page), await focused(page)]).toEqual([false, 'More']);
});

test('the Tab key should go through a dropdown and out of it, closing it behind', async () => {
  const page = await visitList();
  await page.keyboard.press('Enter');
  for (const name of ['Page one', 'Page two', 'Page three']) {
    await page.keyboard.press('Tab');
    expect([await focused(page), await isOpen(page)]).toEqual([name, true]);
  }
  await page.keyboard.press('Tab');
  expect([await focused(page), await isOpen(page)]).toEqual(['After', false]);
});

test('a click elsewhere should close a dropdown', async () => {
  const page = await visitList();
  await list(page).locator('summary').click();
  expect(await isOpen(page)).toBe(true);
  await page.getByRole('heading', { name: 'Home' }).click();
  expect(await isOpen(page)).toBe(false);
});

test.each([true, false])('a dropdown should open while the mouse rests on it (script: %s)', async (script) => {
  const page = await visitList(script);
  const links = list(page).getByRole('link');
  await list(page).locator('summary').hover();
  expect([await links.allInnerTexts(), await isOpen(page)]).toEqual([['Page one', 'Page two', 'Page three'], false]);
  // across the gap between the button and the list
  const { x, y } = (await links.first().boundingBox()) as { x: number; y: number };
  await page.mouse.move(x + 5, y + 5, { steps: 50 });
  expect(await links.first().isVisible()).toBe(true);
  await page.getByRole('heading', { name: 'Home' }).hover();
  expect(await links.count()).toBe(0);
});

test('a dropdown should close behind the mouse although it was clicked, and stay open for the keyboard', async () => {
  const page = await visitList();
  const links = list(page).getByRole('link');
  await page.getByRole('heading', { name: 'Home' }).click();
  await list(page).locator('summary').click();
  await page.getByRole('heading', { name: 'Home' }).hover();
  expect([await isOpen(page), await links.count()]).toEqual([false, 0]);
  await list(page).locator('summary').hover();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Home' }).hover();
  expect([await isOpen(page), await focused(page)]).toEqual([true, 'Page one']);
});

test('a click on the button of a linked dropdown should follow its first link, and a key open it', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await waitForApp(page);
  const linked = page.getByRole('banner').locator('.dropdown', { hasText: 'Linked' });
  await linked.locator('summary').press('Enter');
  expect([new URL(page.url()).pathname, await linked.getByRole('link').count()]).toEqual(['/', 3]);
  await page.keyboard.press('Escape');
  await linked.locator('summary').click();
  await arrive(page, 'One');
  expect(new URL(page.url()).pathname).toBe('/one');
  // it is marked as a link to the page would be
  const color = (element: Locator) => styleOf(element, 'color');
  await page.getByRole('heading', { name: 'One' }).hover();
  expect(await color(linked.locator('summary'))).not.toBe(await color(list(page).locator('summary')));
});

test('the Enter key should follow a link of a dropdown, which then closes', async () => {
  const page = await visitList();
  const documents = countDocuments(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrive(page, 'Two');
  expect([new URL(page.url()).pathname, await isOpen(page), documents()]).toEqual(['/two', false, 0]);
});

test('Escape should close a dropdown of the menu on a narrow screen first, and then the menu', async () => {
  const { page } = await visit('/', { origin: site.origin, width: 390 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const languages = page.locator('.menu .dropdown');
  await languages.locator('summary').press('Enter');
  expect(await languages.getByRole('link').count()).toBe(2);
  await page.keyboard.press('Escape');
  expect([await languages.getByRole('link').count(), await page.locator('.menu').isVisible()]).toEqual([0, true]);
  await page.keyboard.press('Escape');
  expect(await page.locator('.menu').isVisible()).toBe(false);
});
