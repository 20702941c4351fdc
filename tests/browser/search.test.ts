import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { holdPageData, waitForApp } from './app-alive.js';
import { findViolations, horizontalOverflow } from './inspect-page.js';
import { serveSearchSite } from './search-site.js';
import { type Circumstances, settle, visit } from './visit.js';

let origin: string;
beforeAll(async () => {
  ({ origin } = await serveSearchSite());
}, 60_000);

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

function optionsOf(page: Page): Locator {
  return dialogOf(page).getByRole('option');
}

/** Opens a page and the search on it, by the keyboard, and types. */
async function search(query: string, path = '/docs/lock', circumstances: Circumstances = {}): Promise<Page> {
  const { page } = await visit(path, { origin, ...circumstances });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await dialogOf(page).waitFor();
  return page;
}

/** Waits until the results are those of all that was typed. */
async function waitForResults(page: Page): Promise<void> {
  await dialogOf(page).locator('[role="listbox"][aria-busy="false"] [role="option"]').first().waitFor();
}

/** The first words of each result: its title. */
async function titlesOf(page: Page): Promise<string[]> {
  await waitForResults(page);
  return optionsOf(page).locator('.search-option-title').allTextContents();
}

/** The result that the field names as the active one. */
async function activeTitle(page: Page): Promise<string | null> {
  const id = await dialogOf(page).getByRole('combobox').getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${id}"][aria-selected="true"]`);
  return option.locator('.search-option-title').textContent();
}

describe('the search dialog', () => {
  test.each([
    ['/', (page: Page) => page.keyboard.press('/')],
    ['Ctrl and K', (page: Page) => page.keyboard.press('Control+k')],
    ['Cmd and K', (page: Page) => page.keyboard.press('Meta+k')],
    ['a click on the field', (page: Page) => page.getByRole('banner').getByRole('searchbox').click()],
  ])('should open by %s, and give the focus back by Escape', async (_, open) => {
    const { page, problems } = await visit('/docs/lock', { origin });
    await waitForApp(page);
    await open(page);
    const field = dialogOf(page).getByRole('combobox', { name: 'Search' });
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await dialogOf(page).isVisible()).toBe(false);
    expect(
      await page
        .getByRole('banner')
        .getByRole('searchbox')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('/');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  test('should be fetched when it is wanted, not before', async () => {
    const { page } = await visit('/docs/lock', { origin });
    const asked: string[] = [];
    await waitForApp(page);
    await settle(page);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/search/')).length)).toBe(0);
  });

  test('should hold what was typed while it was still on its way', async () => {
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

  test.each([3, 6, 9])('should lose no key of a reader who types one every %i ms while it comes', async (interval) => {
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

  test('should leave the field to its form where the app cannot come', async () => {
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

describe('the results', () => {
  test('should tell page, section, excerpt and the way there, with the words marked', async () => {
    const page = await search('factory lock');
    expect(await titlesOf(page)).toEqual(['Lock API', 'Taking a lock']);
    expect(await optionsOf(page).nth(1).getAttribute('href')).toBe('/docs/lock#taking-a-lock');
    await optionsOf(page).nth(1).getByText('Ask a factory.').waitFor();
    expect(await optionsOf(page).nth(1).locator('mark').allTextContents()).toEqual(['lock', 'factory']);
    expect(await page.getByRole('status').filter({ hasText: 'One page found' }).count()).toBe(1);
  });

  test('should be those of the docs that the reader is in first, in one version of each, and none unlisted', async () => {
    const hrefs = async (path: string): Promise<(string | null)[]> => {
      const page = await search('lock', path);
      await waitForResults(page);
      const all = await optionsOf(page).evaluateAll((options) => options.map((option) => option.getAttribute('href')));
      return all.filter((href) => !href?.includes('#'));
    };
    expect(await hrefs('/docs/task')).toEqual(['/docs/lock', '/docs/task', '/other']);
    expect(await hrefs('/docs/1.0/lock')).toEqual(['/docs/1.0/lock', '/other']);
    expect(await hrefs('/docs/next/lock')).toEqual(['/docs/next/lock', '/other']);
  });

  test('should be of the version that the reader chose, on pages outside the docs', async () => {
    const { page } = await visit('/', { origin });
    const first = async (): Promise<string | null> => {
      await page.keyboard.press('Control+k');
      await dialogOf(page).getByRole('combobox').fill('lock api');
      return optionsOf(page).first().getAttribute('href');
    };
    expect(await first()).toBe('/docs/lock');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
    await page.reload();
    expect(await first()).toBe('/docs/1.0/lock');
  });

  test('should be walked through by the arrow keys, Home and End, and opened by Enter', async () => {
    const page = await search('lock');
    expect(await titlesOf(page)).toEqual(['Lock API', 'Taking a lock', 'Giving it back', 'Task API', 'Other docs']);
    expect(await activeTitle(page)).toBe('Lock API');
    await page.keyboard.press('ArrowDown');
    expect(await activeTitle(page)).toBe('Taking a lock');
    await page.keyboard.press('End');
    expect(await activeTitle(page)).toBe('Other docs');
    await page.keyboard.press('ArrowDown');
    expect(await activeTitle(page)).toBe('Lock API');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/lock#taking-a-lock');
    expect(await dialogOf(page).isVisible()).toBe(false);
  });

  test('should open in this tab by a click without loading a document, in a new one by Ctrl and Enter', async () => {
    const page = await search('task');
    await titlesOf(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const other = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await other).url()).pathname).toBe('/docs/task');
    await optionsOf(page).first().click();
    await page.getByRole('heading', { level: 1, name: 'Task API' }).waitFor();
    expect([await dialogOf(page).isVisible(), await page.locator('[data-same-document]').count()]).toEqual([false, 1]);
  });

  test('should all be listed on a page of their own', async () => {
    const page = await search('lock');
    await dialogOf(page).getByRole('link', { name: 'See all 3 results' }).click();
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Lock API' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=lock');
  });
});

test('a dialog that is opened while the next page comes should keep the focus', async () => {
  const { page } = await visit('/docs/lock', { origin, saveData: true });
  await waitForApp(page);
  const release = await holdPageData(page, '/docs/task');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Task API' }).click();
  await page.keyboard.press('/');
  const field = dialogOf(page).getByRole('combobox');
  await field.waitFor();
  release();
  await page.waitForURL('**/docs/task');
  await settle(page);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('recent searches', () => {
  test('should be those that led somewhere, and be searched again or forgotten', async () => {
    const page = await search('factory');
    await titlesOf(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    const recent = dialogOf(page).getByRole('region', { name: 'Recent searches' });
    await recent.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await titlesOf(page)).toContain('Taking a lock');
    await dialogOf(page).getByRole('button', { name: 'Clear the search field' }).click();
    await recent.getByRole('button', { name: 'Remove “factory” from the recent searches' }).click();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('docsite.searches'))).toBe('[]');
  });
});

test('no more than six recent searches should be kept, the last one first', async () => {
  const { page } = await visit('/docs/lock', { origin });
  await page.evaluate(() => localStorage.setItem('docsite.searches', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f'])));
  await page.keyboard.press('/');
  await page.keyboard.type('task');
  await waitForResults(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/task');
  expect(await page.evaluate(() => localStorage.getItem('docsite.searches'))).toBe('["task","a","b","c","d","e"]');
});

describe('where there are no results the dialog should say', () => {
  test('so, and what to try', async () => {
    const page = await search('zeppelin');
    await dialogOf(page).getByText('No results for “zeppelin”', { exact: true }).first().waitFor();
    expect(await dialogOf(page).getByText('Check the spelling').isVisible()).toBe(true);
  });

  test('that there is no index', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await page.route('**/assets/search/index.json', (route) => route.fulfill({ status: 404 }));
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    await dialogOf(page).getByRole('alert').getByText('The search index of this site has not been built.').waitFor();
    expect(await dialogOf(page).getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  test('that it cannot be reached, and try again when it is told to', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await page.route('**/assets/search/**', (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    await dialogOf(page).getByRole('alert').getByText('The search cannot be reached just now.').waitFor();
    expect(await page.locator('.search-spinner').count()).toBe(0);
    await page.unroute('**/assets/search/**');
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
    expect((await titlesOf(page))[0]).toBe('Lock API');
  });
});

test('the dialog should keep its height while the reader types, whatever is found', async () => {
  const page = await search('lock', '/docs/lock', { reducedMotion: true });
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
  const page = await search('lock', '/docs/lock', { theme, width, reducedMotion: true });
  await titlesOf(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await dialogOf(page).getByRole('combobox').fill('');
  await optionsOf(page).first().waitFor({ state: 'detached' });
  expect(await findViolations(page)).toEqual([]);
});

test('on a narrow screen the dialog should fill the window, and close by a button', async () => {
  const { page } = await visit('/docs/lock', { origin, width: 390, reducedMotion: true });
  await waitForApp(page);
  await page.getByRole('banner').getByRole('searchbox').click();
  await dialogOf(page).waitFor();
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await dialogOf(page).isVisible()).toBe(false);
});
