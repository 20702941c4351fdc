import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, holdPageData, waitForApp, watchPageData } from './app-alive.js';
import { settle, visit } from './visit.js';

const start = '/docs/apis';

/** Nothing is fetched ahead but what the test is about. */
async function visitQuietly(path: string): Promise<{ page: Page; documents: () => number; problems: readonly string[] }> {
  const { page, problems } = await visit(path, { script: true, saveData: true });
  await waitForApp(page);
  return { page, documents: countDocuments(page), problems };
}

/** Waits until the page of that title is shown. */
async function arrive(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

function insertLink(page: Page, href: string, name: string): Promise<void> {
  return page.getByRole('main').evaluate((main, [to, text]) => main.insertAdjacentHTML('afterbegin', `<a href="${to}">${text}</a>`), [href, name]);
}

function mainLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

test('a link should lead to its page without a document being loaded', async () => {
  const { page, documents, problems } = await visitQuietly(start);
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  expect(await page.title()).toBe('Contributing | Moodle Developer Resources');
  expect(await mainLink(page, 'Community').getAttribute('aria-current')).toBe('page');
  expect([documents(), problems]).toEqual([0, []]);
});

test('the head should say of the new page what its own document says', async () => {
  const readHead = (page: Page): Promise<string[]> =>
    page
      .locator('head :is(title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"])')
      .evaluateAll((tags) => tags.map(({ outerHTML }) => outerHTML).sort());
  const { page } = await visitQuietly(start);
  await mainLink(page, 'Community').click();
  await arrive(page, 'Contributing');
  const { page: loaded } = await visit('/general/community/contribute');
  expect(await readHead(page)).toEqual(await readHead(loaded));
});

test('the page should stay until the next one is there, and a bar say that it takes long', async () => {
  const { page } = await visitQuietly(start);
  const release = await holdPageData(page, '/docs');
  await mainLink(page, 'Guides').click();
  const bar = page.locator('.progress-bar');
  await bar.waitFor();
  expect(Number(await bar.evaluate((element) => element.style.getPropertyValue('--progress')))).toBeGreaterThanOrEqual(0.08);
  expect([new URL(page.url()).pathname, await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([start, 'API Guides']);
  release();
  await arrive(page, 'Introduction');
  await bar.waitFor({ state: 'detached' });
});

test('no bar should appear where the next page is there at once', async () => {
  const { page } = await visitQuietly(start);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if ((node as Element).className === 'progress-bar') document.title = 'bar';
    }).observe(document.body, { childList: true });
  });
  await mainLink(page, 'Guides').hover();
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  await settle(page);
  expect(await page.title()).not.toBe('bar');
});

test('a new page should begin at its top, and Back lead to where the reader was', async () => {
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

test('Back should also lead to where the reader was on a page that was loaded anew since', async () => {
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

test('an address with a hash should show the element it names', async () => {
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

test('the focus should be where a page load leaves it, and the title be announced', async () => {
  const { page } = await visitQuietly(start);
  await mainLink(page, 'Guides').focus();
  await page.keyboard.press('Enter');
  await arrive(page, 'Introduction');
  expect(await page.locator('[aria-live="assertive"]').textContent()).toBe('Introduction | Moodle Developer Resources');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
});

test.each([
  ['/docs/apis/core.html', '/docs/apis/core'],
  ['/docs/index.html', '/docs'],
])('the address %s should become %s', async (written, address) => {
  const { page, documents } = await visitQuietly(start);
  await insertLink(page, written, 'Elsewhere');
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await page.waitForURL((url) => url.pathname === address);
  expect(documents()).toBe(0);
});

test('a link to no page should show the page that says so', async () => {
  const { page } = await visitQuietly(start);
  await insertLink(page, '/no/such/page', 'Nowhere');
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await page.waitForURL('**/no/such/page');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
});

test('clicks that ask for another tab, and links to files, should be left to the browser', async () => {
  const { page, documents } = await visitQuietly(start);
  const opened = page.context().waitForEvent('page');
  await mainLink(page, 'Guides').click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/docs');
  expect(new URL(page.url()).pathname).toBe(start);
  await page.getByRole('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/sitemap.xml" data-file>Map</a>'));
  await page.getByRole('link', { name: 'Map' }).click();
  await page.waitForURL('**/sitemap.xml');
  expect(documents()).toBe(1);
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

test('a page whose data cannot be fetched should say why, and Retry load it', async () => {
  const { page } = await visitQuietly(start);
  await page.route('**/assets/pages/docs.json', (route) => route.abort());
  await mainLink(page, 'Guides').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/could not be loaded.*fetch/i);
  expect(new URL(page.url()).pathname).toBe('/docs');
  await page.unroute('**/assets/pages/docs.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor();
});

test('the data of another build should lead to one load of the document', async () => {
  const { page, documents } = await visitQuietly(start);
  await page.route('**/assets/pages/docs.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), buildId: 'another' } });
  });
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  await settle(page);
  expect([documents(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([1, 'Introduction']);
});

test('without the app, links should be links', async () => {
  const { page } = await visit(start, { without: '**/assets/js/app-*.js' });
  const documents = countDocuments(page);
  await mainLink(page, 'Guides').click();
  await arrive(page, 'Introduction');
  expect(documents()).toBe(1);
});

test('a closed category should open in place once React is there, and the others close', async () => {
  const { page, documents } = await visitQuietly('/docs/apis/core/dml');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Expand “Plugin types”' }).click();
  expect(await sidebar.getByRole('link', { name: 'Antivirus plugins' }).isVisible()).toBe(true);
  expect(await sidebar.getByRole('button', { name: 'Expand “Core APIs”' }).isVisible()).toBe(true);
  await sidebar.getByRole('link', { name: 'Antivirus plugins' }).click();
  await arrive(page, 'Antivirus plugins');
  expect(await sidebar.getByRole('link', { name: 'Antivirus plugins' }).getAttribute('aria-current')).toBe('page');
  expect(documents()).toBe(0);
});

test('what the reader folded before React was there should stay folded', async () => {
  const { page } = await visit('/docs/apis/core/dml', { saveData: true, without: '**/assets/js/app-*.js' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const release = await page.evaluate(() => document.readyState);
  expect(release).toBe('complete');
  await sidebar.getByRole('button', { name: 'Collapse “Core APIs”' }).click();
  expect(await sidebar.getByRole('button', { name: 'Expand “Core APIs”' }).isVisible()).toBe(true);
});

test('the pages of links in sight should be fetched ahead, and a hovered one first', async () => {
  const { page } = await visit(start);
  await waitForApp(page);
  const fetched = watchPageData(page);
  await page.goto('/versions');
  await mainLink(page, 'Process').hover();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/general/development/process.json')));
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/general/community/contribute.json')));
  expect(fetched).toContain('/docs');
});

test('a finger on a link should fetch its page ahead', async () => {
  const { page } = await visit('/versions', { without: '**/assets/pages/docs/**' });
  await waitForApp(page);
  const fetched = watchPageData(page);
  await page.getByRole('main').evaluate((main) => {
    const link = Object.assign(document.createElement('a'), { href: '/general/tags', textContent: 'Touched' });
    main.append(link);
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/assets/pages/general/tags.json')));
  expect(fetched).toContain('/general/tags');
});

test.each([{ saveData: true }, { effectiveType: '2g' }] as const)('nothing should be fetched ahead with %j', async (connection) => {
  const { page } = await visit(start, connection);
  await waitForApp(page);
  const fetched = watchPageData(page);
  await mainLink(page, 'Process').hover();
  await settle(page);
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
});

test('a page that cannot be fetched ahead should be told on the console alone', async () => {
  const { page, problems } = await visit('/versions', { without: '**/assets/pages/general/**' });
  await page.waitForFunction(() => document.getElementById('page-announcer') === null);
  await mainLink(page, 'Process').hover();
  await page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('could not be preloaded'));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Versions');
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
