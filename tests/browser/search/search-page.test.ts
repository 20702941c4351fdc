import { beforeAll, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { findViolations } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';
import { serveSearchSite } from '../sites/search-site.js';

let origin: string;
beforeAll(async () => {
  ({ origin } = await serveSearchSite());
});

test('the field in the navbar should open the search page without script', async () => {
  const { page } = await visit('/docs/lock', { origin, script: false });
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill('lock api');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=lock+api');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Search');
});

test('the search page should search again without script, and say what is missing', async () => {
  const { page } = await visit('/search', { origin, script: false });
  const main = page.getByRole('main');
  expect(await main.getByText(/Search results need JavaScript/).isVisible()).toBe(true);
  await main.getByRole('searchbox').fill('tasks');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=tasks');
});

test('the search page should list the results for its address, and the number of pages', async () => {
  const { page, problems } = await visit('/search?q=lock', { origin });
  const main = page.getByRole('main');
  await main.getByRole('status').getByText('3 pages found').waitFor();
  expect(await main.getByRole('searchbox').inputValue()).toBe('lock');
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Lock API',
    'Task API',
    'Other docs',
  ]);
  expect(await main.getByRole('link', { name: 'Taking a lock' }).getAttribute('href')).toBe('/docs/lock#taking-a-lock');
  expect(problems).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('the field in the navbar should expand within it on a narrow screen without script', async () => {
  const { page } = await visit('/docs/apis', { script: false, width: 390 });
  const bar = page.getByRole('banner');
  await bar.getByRole('searchbox').click();
  const [outer, inner] = [await bar.boundingBox(), await bar.getByRole('searchbox').boundingBox()];
  expect(inner?.width).toBeGreaterThan(300);
  const middleOf = (box: typeof inner): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(middleOf(inner)).toBeCloseTo(middleOf(outer), -1);
});

test('the search page should say once that there are no results', async () => {
  const { page } = await visit('/search?q=zeppelin', { origin });
  const main = page.getByRole('main');
  await main.getByText('Check the spelling').waitFor();
  const shown = await main
    .getByText('No results for')
    .evaluateAll((texts) => texts.filter((text) => text.getBoundingClientRect().width > 1).length);
  expect(shown).toBe(1);
});

test('results should not shift anything', async () => {
  const { page } = await visit('/search', { origin });
  // only titles are shown if excerpts take longer than a moment; once the search has begun, time stands still
  let hasBegun = false;
  page.on('request', (request) => {
    hasBegun ||= request.url().includes('/assets/search/');
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/search?q=lock');
  while (!hasBegun) await page.clock.runFor(10);
  await page.getByRole('main').getByText('Ask a factory').waitFor();
  await page.clock.resume();
  await settle(page);
  expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
});

test('the list and the address should follow what is typed', async () => {
  const { page } = await visit('/search?q=task', { origin });
  const main = page.getByRole('main');
  await main.getByRole('status').getByText('One page found').waitFor();
  await main.getByRole('searchbox').fill('factory');
  await main.getByRole('link', { name: 'Lock API' }).waitFor();
  await page.waitForURL('**/search?q=factory');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(2);
  await main.getByRole('searchbox').fill('zeppelin');
  await main.getByText('Check the spelling').waitFor();
});

test('the search page should focus its own field by the keys that open the dialog elsewhere', async () => {
  const { page } = await visit('/search?q=lock', { origin });
  await page.keyboard.press('/');
  expect(
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a result opened while the reader still types should keep its own address', async () => {
  const { page } = await visit('/search?q=lock', { origin, fades: true });
  await page.addInitScript(() => {
    // a device so fast that pages fade, and a transition that is slow to start
    Performance.prototype.now = () => 0;
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (change) {
      return startViewTransition.call(this, async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await (change as () => void)();
      });
    };
  });
  await page.reload();
  const link = page.getByRole('main').getByRole('link', { name: 'Task API' });
  await link.waitFor();
  await waitForApp(page);
  await page.getByRole('main').getByRole('searchbox').fill('tasks');
  // the list is rendered again meanwhile: pressing and releasing a button on two elements would click neither
  await link.dispatchEvent('click');
  await arrive(page, 'Task API');
  await page.waitForURL(`${origin}/docs/task`);
  await settle(page);
  expect(page.url()).toBe(`${origin}/docs/task`);
});

test('queries in addresses should be decoded, and Back and Forward go from query to query', async () => {
  const signs = '"lock" & 100% +é#?';
  const { page } = await visit('/search?q=task', { origin });
  const shows = (query: string) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector<HTMLInputElement>('main input[name="q"]')?.value === wanted &&
        new URLSearchParams(location.search).get('q') === wanted,
      query,
    );
  await page.getByRole('main').getByRole('status').getByText('One page found').waitFor();
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  await page.keyboard.type(signs);
  await dialog.getByRole('link', { name: /See all/ }).click();
  await shows(signs);
  await page.goBack();
  await shows('task');
  await page.getByRole('main').getByRole('status').getByText('One page found').waitFor();
  await page.goForward();
  await shows(signs);
});
