import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp, watchPageData } from '../reader/app-alive.js';
import { findViolations, horizontalOverflow } from '../reader/inspect-page.js';
import { dialogOf, isFieldFocused, optionsOf } from '../reader/search-reader.js';
import { type Circumstances, visit } from '../reader/visit.js';
import { arrive, expectSoon, settle } from '../reader/waiting.js';
import { type HostedSite, serveHostedSite } from '../sites/hosted-search-site.js';

let site: HostedSite;
beforeAll(async () => {
  site = await serveHostedSite();
});
beforeEach(() => {
  site.server.mood = 'well';
  site.server.indexName = 'guide';
  site.server.queries.length = 0;
});

const unreachable = 'Search is not available right now.';

/** Opens a page and the search on it by keyboard, and types a query. */
async function search(query: string, path = '/docs/lock', circumstances: Circumstances = {}): Promise<Page> {
  const { page } = await visit(path, { origin: site.origin, ...circumstances });
  await waitForApp(page);
  await page.keyboard.press('Control+k');
  await dialogOf(page).waitFor();
  await page.keyboard.type(query);
  return page;
}

describe('the search dialog of a site with a hosted index', () => {
  test('should find pages and sections, and open one by the arrow keys and Enter without loading a document', async () => {
    const page = await search('factory');
    await optionsOf(page).filter({ hasText: 'Ask a factory' }).waitFor();
    const documents = countDocuments(page);
    await dialogOf(page).getByRole('searchbox').fill('task');
    await optionsOf(page).filter({ hasText: 'A task may take a lock.' }).waitFor();
    await page.keyboard.press('Enter');
    await arrive(page, 'Task API');
    expect([new URL(page.url()).href, documents(), await dialogOf(page).isVisible()]).toEqual([
      `${site.origin}/docs/task`,
      0,
      false,
    ]);
  });

  test('should be navigated by the arrow keys', async () => {
    const page = await search('lock');
    const active = (text: string) =>
      dialogOf(page).getByRole('option', { selected: true }).filter({ hasText: text }).waitFor();
    await active('Lock API');
    await page.keyboard.press('ArrowDown');
    await active('Only one holder');
    await page.keyboard.press('ArrowDown');
    await active('Taking a lock');
    await page.keyboard.press('ArrowUp');
    await active('Only one holder');
  });

  test('should go to a section of the page that it was opened on, and stay there', async () => {
    const page = await search('taking');
    // the first result may still be that of a query typed in part
    await optionsOf(page).filter({ hasText: 'Taking a lock' }).getByRole('link').click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.waitForURL('**/docs/lock#taking-a-lock');
    await settle(page);
    expect(
      await page
        .getByRole('heading', { name: 'Taking a lock' })
        .evaluate((heading) => heading.getBoundingClientRect().top < 300),
    ).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('should query for the language and the versions of the reader, with the keys of the site', async () => {
    const page = await search('lock', '/docs/1.0/lock');
    await optionsOf(page).filter({ hasText: 'Old lock API' }).waitFor();
    const hrefs = await optionsOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(['/blog/lock', '/docs/1.0/lock']);
    expect(site.server.queries.at(-1)?.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0'],
    ]);
    expect(site.server.keys.at(-1)).toEqual(['TESTAPP', 'public-key']);
  });

  test('should close by Escape, and return the focus', async () => {
    const page = await search('lock');
    await page.keyboard.press('Escape');
    expect(await dialogOf(page).isVisible()).toBe(false);
    expect(await isFieldFocused(page)).toBe(true);
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).getByRole('searchbox').inputValue()).toBe('');
  });

  test('should not prefetch pages that are merely found', async () => {
    const page = await search('lock');
    const fetched = watchPageData(page);
    await optionsOf(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched).not.toContain('/blog/lock');
  });

  test('should go to the only result if there is one', async () => {
    const page = await search('holder');
    await dialogOf(page).getByRole('link', { name: 'See the one result' }).waitFor();
  });

  test('should link to all results, and remember what was opened', async () => {
    const page = await search('lock');
    // those of the first letters are as many
    const all = dialogOf(page).getByRole('link', { name: 'See all 6 results' });
    await expectSoon(() => all.getAttribute('href'), '/search?q=lock');
    await all.click();
    await page.waitForURL(({ pathname, search: query }) => pathname === '/search' && query === '?q=lock');
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Task API' }).waitFor();
    await page.goto('/docs/lock');
    await waitForApp(page);
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    await page.keyboard.type('taking');
    // not a result for the first letters
    await dialogOf(page).getByRole('link', { name: 'See all 2 results' }).waitFor();
    await optionsOf(page).first().click();
    await page.waitForURL('**/docs/lock#taking-a-lock');
    await page.keyboard.press('/');
    await dialogOf(page).getByText('Recent searches').waitFor();
    expect(await optionsOf(page).count()).toBe(1);
  });

  test('should show HTML from a service as text only', async () => {
    const page = await search('factory');
    const option = optionsOf(page).filter({ hasText: 'Ask a factory' });
    await option.waitFor();
    expect(await option.textContent()).toContain('read <lock>');
    expect([await option.locator('img').count(), await page.title()]).toEqual([0, 'Lock API | Hosted']);
  });

  test('should load nothing of its own before it is needed', async () => {
    const { page, problems } = await visit('/docs/lock', { origin: site.origin });
    await waitForApp(page);
    await settle(page);
    // only the requests of this page: a query of the previous page may still arrive at the server
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = async () => (await loaded()).filter((name) => name.endsWith('.js'));
    const before = await Promise.all((await scripts()).map(async (url) => (await page.request.get(url)).text()));
    const queries = (await loaded()).filter((name) => name.includes('/queries'));
    expect([before.some((text) => text.includes('DocSearch')), queries]).toEqual([false, []]);
    await page.keyboard.press('/');
    await dialogOf(page).waitFor();
    const after = await Promise.all((await scripts()).map(async (url) => (await page.request.get(url)).text()));
    expect([after.some((text) => text.includes('DocSearch')), problems]).toEqual([true, []]);
  });
});

describe('without results the dialog should say', () => {
  test('so', async () => {
    const page = await search('zeppelin');
    await dialogOf(page).getByText('No results for “zeppelin”').first().waitFor();
  });

  test('that the index does not exist', async () => {
    site.server.indexName = 'another';
    const page = await search('lock');
    await dialogOf(page).getByRole('alert').getByText('The search index of this site has not been built.').waitFor();
    expect(await dialogOf(page).getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  test.each(['error', 'hanging', 'forbidden', 'rate-limited', 'not JSON', 'no results'] as const)(
    'that the service cannot be reached (%s), and try again on request',
    async (mood) => {
      site.server.mood = mood;
      const page = await search('lock');
      await dialogOf(page).getByRole('alert').getByText(unreachable).waitFor();
      expect(await dialogOf(page).locator('.DocSearch-LoadingIndicator').isVisible()).toBe(false);
      site.server.mood = 'well';
      await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
      await optionsOf(page).first().waitFor();
      expect(await dialogOf(page).getByRole('alert').count()).toBe(0);
    },
  );

  test('that the service is unavailable', async () => {
    const { page } = await visit('/docs/lock', { origin: site.origin, without: '**/1/indexes/**' });
    await waitForApp(page);
    await page.keyboard.press('/');
    await page.keyboard.type('lock');
    await dialogOf(page).getByRole('alert').getByText(unreachable).waitFor();
  });
});

describe('the search page of a site with a hosted index', () => {
  test('should list pages with their sections and excerpts, highlighted as the service matched the query', async () => {
    // results on other parts of the host are not pages to prefetch
    const { page, problems } = await visit('/search?q=lock', { origin: site.origin, saveData: true });
    const results = page.getByRole('main').getByRole('listitem');
    await results.first().waitFor();
    expect(await results.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Lock API',
      'Task API',
      'A lock in the blog',
    ]);
    expect(await page.getByRole('status').textContent()).toBe('3 pages found');
    const first = results.first();
    expect(
      await first.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/docs/lock', '/docs/lock#taking-a-lock']);
    expect(await first.textContent()).toContain('Ask a factory for the lock, then read <lock>.');
    expect(await first.locator('mark').first().textContent()).toBe('Lock');
    expect([await page.locator('main img').count(), problems]).toEqual([0, []]);
  });

  test.each([
    ['error', unreachable],
    ['hanging', unreachable],
  ] as const)('should say that the service cannot be reached (%s)', async (mood, message) => {
    site.server.mood = mood;
    const { page } = await visit('/search?q=lock', { origin: site.origin });
    await page.getByRole('main').getByRole('alert').getByText(message).waitFor();
    expect(await page.locator('.search-spinner').count()).toBe(0);
  });
});

describe('the files of a site with a hosted index', () => {
  const html = (path: string) => readFileSync(join(site.outDir, path), 'utf8');

  test('should have browsers connect to the service early, and allow it', async () => {
    const host = /<link rel="preconnect" href="http:\/\/localhost:\d+" crossorigin>/;
    expect(html('index.html')).toMatch(host);
    expect(html('_headers')).toMatch(/connect-src 'self' http:\/\/localhost:\d+[;\n]/);
  });

  test('should state the language and version of each page to a crawler, even after navigation', async () => {
    const tags = (page: Page) =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLMetaElement>('meta[name^="docsearch:"]')].map((meta) => [
            meta.name,
            meta.content,
          ]),
        ),
      );
    const { page } = await visit('/docs/1.0/lock', { origin: site.origin, script: false });
    const doc = {
      'docsearch:language': 'en',
      'docsearch:version': '1.0',
      'docsearch:docusaurus_tag': 'docs-default-1.0',
    };
    expect(await tags(page)).toEqual(doc);
    const { page: alive } = await visit('/', { origin: site.origin });
    expect(await tags(alive)).toEqual({ 'docsearch:language': 'en', 'docsearch:docusaurus_tag': 'default' });
    await waitForApp(alive);
    await alive.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/1.0/lock';
      document.body.append(link);
      link.click();
    });
    await arrive(alive, 'Lock API');
    // the code that changes the head may arrive after the page
    await expectSoon(() => tags(alive), doc);
  });

  test('should contain no index', () => {
    expect(existsSync(join(site.outDir, 'assets/search'))).toBe(false);
  });
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'the hosted dialog should be free of faults that axe finds, in the %s at %i pixels',
  async (theme, width) => {
    const page = await search('lock', '/docs/lock', { theme, width, reducedMotion: true });
    await optionsOf(page).first().waitFor();
    // DocSearch's options contain links, which a reader can open in another tab
    const own = (violation: string) => !violation.startsWith('nested-interactive: ');
    expect((await findViolations(page)).filter(own)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  },
);
