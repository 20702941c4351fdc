import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dialogOf, optionsOf, search, titlesOf, waitForResults } from '../reader/search-reader.js';
import { type Circumstances, visit } from '../reader/visit.js';
import { arrive, expectSoon } from '../reader/waiting.js';
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

/** The result that the field refers to as the active one. */
async function activeTitle(page: Page): Promise<string | null> {
  const id = await dialogOf(page).getByRole('combobox').getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${id}"][aria-selected="true"]`);
  return option.locator('.search-option-title').textContent();
}

describe('the results', () => {
  test('should show page, section, excerpt and breadcrumbs, with the words highlighted', async () => {
    const page = await open('factory lock');
    await expectSoon(() => titlesOf(page), ['Lock API', 'Taking a lock']);
    expect(await optionsOf(page).nth(1).getAttribute('href')).toBe('/docs/lock#taking-a-lock');
    await optionsOf(page).nth(1).getByText('Ask a factory.').waitFor();
    expect(await optionsOf(page).nth(1).locator('mark').allTextContents()).toEqual(['lock', 'factory']);
    await page.getByRole('status').filter({ hasText: 'One page found' }).waitFor();
  });

  test('should be those of the current docs first, in one version of each, and none unlisted', async () => {
    const hrefs = async (path: string): Promise<(string | null)[]> => {
      const page = await open('lock', path);
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

  test('should be navigated by the arrow keys, Home and End, and opened by Enter', async () => {
    const page = await open('lock');
    const titles = ['Lock API', 'Taking a lock', 'Giving it back', 'Task API', 'Other docs'];
    await expectSoon(() => titlesOf(page), titles);
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
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  test('should open in this tab by a click without loading a document, in a new one by Ctrl and Enter', async () => {
    const page = await open('task');
    await titlesOf(page);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const other = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await other).waitForURL('**/docs/task');
    await optionsOf(page).first().click();
    await arrive(page, 'Task API');
    expect([await dialogOf(page).isVisible(), await page.locator('[data-same-document]').count()]).toEqual([false, 1]);
  });

  test('should all be listed on a page of their own', async () => {
    const page = await open('lock');
    await dialogOf(page).getByRole('link', { name: 'See all 3 results' }).click();
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Lock API' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=lock');
  });
});

describe('recent searches', () => {
  test('should be those with a result, and be repeated or removed', async () => {
    const page = await open('factory');
    await titlesOf(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    const recent = dialogOf(page).getByRole('region', { name: 'Recent searches' });
    await recent.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await optionsOf(page).filter({ hasText: 'Taking a lock' }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'Clear the search field' }).click();
    await recent.getByRole('button', { name: 'Remove “factory” from recent searches' }).click();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('docsite.searches'))).toBe('[]');
  });
});

test('no more than six recent searches should be kept, the latest first', async () => {
  const { page } = await visit('/docs/lock', { origin });
  await page.evaluate(() => localStorage.setItem('docsite.searches', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f'])));
  await page.keyboard.press('/');
  await page.keyboard.type('task');
  await waitForResults(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/task');
  expect(await page.evaluate(() => localStorage.getItem('docsite.searches'))).toBe('["task","a","b","c","d","e"]');
});

describe('without results the dialog should say', () => {
  test('so, and what to try', async () => {
    const page = await open('zeppelin');
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

  test('that it cannot be reached, and retry on request', async () => {
    const { page } = await visit('/docs/lock', { origin });
    await page.route('**/assets/search/**', (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    await dialogOf(page).getByRole('alert').getByText('Search is not available right now.').waitFor();
    expect(await page.locator('.search-spinner').count()).toBe(0);
    await page.unroute('**/assets/search/**');
    await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
    expect((await titlesOf(page))[0]).toBe('Lock API');
  });
});
