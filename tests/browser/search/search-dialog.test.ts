import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdPageData, waitForApp } from '../reader/app-alive.js';
import { findViolations, horizontalOverflow } from '../reader/inspect-page.js';
import { dialogOf, isFieldFocused, optionsOf, search, titlesOf, waitForResults } from '../reader/search-reader.js';
import { type Circumstances, visit } from '../reader/visit.js';
import { arrive, arriveAt, settle } from '../reader/waiting.js';
import { serveSearchSite } from '../sites/search-site.js';

let origin: string;
beforeAll(async () => {
  ({ origin } = await serveSearchSite());
});

/** Opens a page and the search on it, and types a query. */
async function open(query: string, path = '/docs/lock', circumstances: Circumstances = {}): Promise<Page> {
  const { page } = await visit(path, { origin, ...circumstances });
  return search(page, query);
}

describe('the search dialog', () => {
  test('should open by keys and by a click on the field, empty, and return the focus by Escape', async () => {
    const { page, problems } = await visit('/docs/lock', { origin });
    await waitForApp(page);
    const field = dialogOf(page).getByRole('combobox', { name: 'Search' });
    const ways = {
      ...Object.fromEntries(['/', 'Control+k', 'Meta+k'].map((keys) => [keys, () => page.keyboard.press(keys)])),
      click: () => page.getByRole('banner').getByRole('searchbox').click(),
    };
    for (const [way, open] of Object.entries(ways)) {
      await open();
      await field.waitFor();
      const isFocused = await field.evaluate((element) => element === document.activeElement);
      expect([way, isFocused, await field.inputValue()]).toEqual([way, true, '']);
      await page.keyboard.press('Escape');
      expect([way, await dialogOf(page).isVisible(), await isFieldFocused(page)]).toEqual([way, false, true]);
    }
    expect(problems).toEqual([]);
  });

  test('should return the focus to its origin, but not after a result was opened', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await waitForApp(page);
    const link = page.getByRole('link', { name: 'Task API' }).first();
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    await link.focus();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 500)]) {
      await page.keyboard.press('/');
      await dialogOf(page).getByRole('combobox').waitFor();
      await close();
      await dialogOf(page).waitFor({ state: 'hidden' });
      await page.waitForFunction(() => document.documentElement.style.overflow === '');
      expect(await isFocused()).toBe(true);
    }
    await search(page, 'task');
    await waitForResults(page);
    await page.keyboard.press('Enter');
    await arriveAt(page, '/docs/task');
    expect([await isFocused(), await isFieldFocused(page)]).toEqual([false, false]);
  });

  test('should be closed by Back, which leaves the page behind it alone, and by one step only', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await waitForApp(page);
    await page.getByRole('link', { name: 'Task API' }).first().click();
    await arrive(page, 'Task API');
    await search(page, 'lock');
    await waitForResults(page);
    await page.evaluate(() => history.back());
    await dialogOf(page).waitFor({ state: 'hidden' });
    await settle(page);
    expect(new URL(page.url()).pathname).toBe('/docs/task');
    await page.goBack();
    await arrive(page, 'Lock API');
  });

  test('should not stay over a page reached by Back, if the browser does not let it intercept Back', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.reload();
    await waitForApp(page);
    await page.getByRole('link', { name: 'Task API' }).first().click();
    await arrive(page, 'Task API');
    await search(page, 'lock');
    await page.evaluate(() => history.back());
    await arrive(page, 'Lock API');
    expect(await dialogOf(page).isVisible()).toBe(false);
  });

  test('should be fetched on demand', async () => {
    const { page } = await visit('/docs/lock', { origin });
    const asked: string[] = [];
    await waitForApp(page);
    await settle(page);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/search/')).length,
      ),
    ).toBe(0);
  });

  test('should contain what was typed while it was loading', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('task', { delay: 40 });
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe('task');
    expect(await page.getByRole('banner').locator('input').inputValue()).toBe('');
  });

  test.each([3, 9])('should lose no key of a reader who types one every %i ms while it loads', async (interval) => {
    const { page } = await visit('/docs/lock', { origin });
    const text = 'the quick brown fox jumps over the lazy dog '.repeat(5);
    await page.keyboard.press('/');
    const keys: Promise<void>[] = [];
    for (const key of text) {
      keys.push(page.keyboard.press(key));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    await Promise.all(keys);
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe(text);
  });

  test('should wait for a word that is being composed', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await waitForApp(page);
    const keyboard = await page.context().newCDPSession(page);
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.focus();
    await keyboard.send('Input.imeSetComposition', { text: 'ろ', selectionStart: 1, selectionEnd: 1 });
    await page.evaluate(() => document.dispatchEvent(new Event('docsite:open-search', { cancelable: true })));
    await settle(page);
    expect([await dialogOf(page).count(), await field.inputValue()]).toEqual([0, 'ろ']);
    await keyboard.send('Input.insertText', { text: 'ロック' });
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe('ロック');
  });

  test('should leave the field to its form if the app cannot be loaded', async () => {
    const { page } = await visit('/docs/lock', { origin, without: '**/assets/js/app-*.js' });
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=lock');
  });

  test('should not open while the reader types elsewhere', async () => {
    const { page } = await visit('/search', { origin });
    await page.getByRole('main').getByRole('searchbox').pressSequentially('a/b');
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('a/b');
    expect(await dialogOf(page).count()).toBe(0);
  });
});

test('a dialog opened during navigation should keep the focus', async () => {
  const { page } = await visit('/docs/lock', { origin, saveData: true });
  await waitForApp(page);
  const release = await holdPageData(page, '/docs/task');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Task API' }).click();
  await page.keyboard.press('/');
  const field = dialogOf(page).getByRole('combobox');
  await field.waitFor();
  release();
  await arriveAt(page, '/docs/task');
  await settle(page);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the dialog should keep its height while the reader types, whatever is found', async () => {
  const page = await open('lock', '/docs/lock', { reducedMotion: true });
  const heights: (number | undefined)[] = [];
  const measure = async () => heights.push((await dialogOf(page).boundingBox())?.height);
  await waitForResults(page);
  await measure();
  await dialogOf(page).getByRole('combobox').fill('zeppelin');
  await measure();
  await dialogOf(page).getByText('Check the spelling').waitFor();
  await measure();
  expect(new Set(heights).size).toBe(1);
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('the dialog should be free of faults that axe finds, in the %s at %i pixels', async (theme, width) => {
  const page = await open('lock', '/docs/lock', { theme, width, reducedMotion: true });
  await titlesOf(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await dialogOf(page).getByRole('combobox').fill('');
  await optionsOf(page).first().waitFor({ state: 'detached' });
  expect(await findViolations(page)).toEqual([]);
});

test('the dialog should fill the window on a narrow screen, and close by a button', async () => {
  const { page } = await visit('/docs/lock', { origin, width: 390, reducedMotion: true });
  await waitForApp(page);
  await page.getByRole('banner').getByRole('searchbox').click();
  await dialogOf(page).waitFor();
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await dialogOf(page).isVisible()).toBe(false);
});
