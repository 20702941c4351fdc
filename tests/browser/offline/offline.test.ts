import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type OfflineSite, serveOfflineSite, waitForWorker } from '../sites/offline-site.js';

let site: OfflineSite;
beforeAll(async () => {
  site = await serveOfflineSite({ activeStrategies: ['always'] });
});

/** Visits only the home page, then cuts the connection. */
async function visitAndCut(path = '/'): Promise<Page> {
  site.connection.restore();
  const { page } = await visit(path, { origin: site.connection.origin });
  await waitForWorker(page);
  site.connection.cut();
  return page;
}

describe('without a connection', () => {
  test('a visited page should be shown again, including its images', async () => {
    const page = await visitAndCut();
    await page.reload();
    await arrive(page, 'Home');
    expect(
      await page.getByAltText('A dot').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('an unvisited page should be shown when navigated to', async () => {
    const page = await visitAndCut();
    await page.getByRole('main').getByRole('link', { name: 'the second' }).click();
    await arrive(page, 'Two');
    expect(await page.getByRole('main').textContent()).toContain('The second page.');
  });

  test('an unvisited page should be shown when its address is opened, in the full shell', async () => {
    const page = await visitAndCut();
    await page.goto('/deep/three');
    await arrive(page, 'Three');
    expect(await page.title()).toBe('Three | Handbook');
    expect(
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Two' }).isVisible(),
    ).toBe(true);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Two' }).click();
    await arrive(page, 'Two');
  });

  test.each([
    ['/two?from=mail', '/two?from=mail'],
    ['/deep/../two.html', '/two'],
    ['/two/index.html?x=1#y', '/two?x=1#y'],
  ])('a page should be shown at %s, and have the address %s', async (path, expected) => {
    const page = await visitAndCut();
    await page.goto(path);
    await arrive(page, 'Two');
    await page.waitForURL(`${site.connection.origin}${expected}`);
  });

  test('a page named like a file should be shown, and a missing file be explained', async () => {
    const page = await visitAndCut();
    await page.goto('/version.php');
    await arrive(page, 'Version file');
    await page.goto('/two');
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page
      .getByRole('alert')
      .getByText('You are offline. The pages of this site are available, but this file is not.')
      .waitFor();
    expect(page.url()).toBe(`${site.connection.origin}/two.md`);
    site.connection.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('# Two').waitFor();
  });

  test('a fragment should be scrolled to when its address is opened, and the position be kept afterwards', async () => {
    const page = await visitAndCut();
    await page.goto('/deep/long#place');
    await arrive(page, 'Long');
    const place = page.getByRole('heading', { name: 'Place' });
    await page.waitForFunction(() => scrollY > 1000);
    expect(((await place.boundingBox())?.y ?? -1) < 300).toBe(true);
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForFunction(() => scrollY === 700);
    await page.reload();
    await arrive(page, 'Long');
    await page.waitForFunction(() => scrollY === 700);
  });

  test('a page with a component of its own should be hydrated', async () => {
    const page = await visitAndCut();
    await page.goto('/counter');
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  });

  test('an unknown address should show the 404 page', async () => {
    const page = await visitAndCut();
    await page.goto('/no/such/page');
    await arrive(page, 'Page not found');
    expect(page.url()).toBe(`${site.connection.origin}/no/such/page`);
  });

  test('the search should find unvisited pages', async () => {
    const page = await visitAndCut();
    await page.goto('/search?q=walruses');
    await page.getByRole('main').getByRole('link', { name: /Three/ }).first().waitFor();
  });

  test('other sites, range requests, and other methods should be left alone', async () => {
    const page = await visitAndCut();
    const failed = await page.evaluate(async () => {
      const tries = [
        fetch('/assets/pages/two.json', { headers: { Range: 'bytes=0-9' } }),
        fetch('/assets/pages/two.json', { method: 'POST' }),
      ];
      return (await Promise.allSettled(tries)).map(({ status }) => status);
    });
    expect(failed).toEqual(['rejected', 'rejected']);
  });

  test('a locale should be shown if its own pages were visited, and not otherwise', async () => {
    const page = await visitAndCut('/fr/');
    await page.goto('/fr/two');
    await arrive(page, 'Deux');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await (await visitAndCut('/')).goto('/fr/two').then(
      () => expect('shown').toBe('failed'),
      (error: Error) => expect(error.message).toMatch(/ERR_/),
    );
  });
});

test('with a connection, pages should come from the server, however old the copy is', async () => {
  const page = await visitAndCut();
  site.connection.restore();
  site.connection.answer('/two', { status: 200, type: 'text/html', body: '<main><h1>Fresh</h1></main>' });
  await page.goto('/two');
  await arrive(page, 'Fresh');
  site.connection.answer('/two');
});

test('a server that never answers should be waited for no longer than a few seconds', async () => {
  const page = await visitAndCut();
  site.connection.restore();
  site.connection.answer('/deep/three', 'never');
  await page.goto('/deep/three');
  await arrive(page, 'Three');
  site.connection.answer('/deep/three');
});

test('the copy should contain the data of pages and not their documents', async () => {
  const page = await visitAndCut();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.endsWith('.html'))).toEqual(['/assets/shell.html']);
  expect(kept.filter((path) => path.endsWith('.pack'))).toHaveLength(1);
  expect(kept.filter((path) => path.startsWith('/assets/pages/'))).toEqual([]);
});

test('a site below a base URL should show its pages and search them', async () => {
  const below = await serveOfflineSite({ activeStrategies: ['always'] }, '/base/');
  const { page } = await visit('/base/', { origin: below.connection.origin });
  await waitForWorker(page);
  below.connection.cut();
  await page.goto('/base/deep/three');
  await arrive(page, 'Three');
  await page.goto('/base/search?q=walruses');
  await page.getByRole('main').getByRole('link', { name: /Three/ }).first().click();
  await arrive(page, 'Three');
  expect(page.url()).toBe(`${below.connection.origin}/base/deep/three`);
  await expect(page.goto('/elsewhere')).rejects.toThrow(/ERR_/);
});
