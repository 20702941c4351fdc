import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon } from '../reader/waiting.js';
import { type OfflineSite, serveOfflineSite, waitForWorker, workerParams } from '../sites/offline-site.js';

const sites = new Map<string, Promise<OfflineSite>>();

/** A site with these options, shared by all tests that use the same ones. */
function siteWith(offline: object): Promise<OfflineSite> {
  const key = JSON.stringify(offline);
  const site = sites.get(key) ?? serveOfflineSite(offline);
  sites.set(key, site);
  return site;
}

async function paramsAt(path: string, offline: object, width = 1440): Promise<unknown> {
  const { page } = await visit(path, { origin: (await siteWith(offline)).connection.origin, width });
  return workerParams(page);
}

const on = { offlineMode: true, debug: true };
const off = { offlineMode: false, debug: true };

describe('offline mode', () => {
  test('should follow the query of the address, and be off by default', async () => {
    expect(await paramsAt('/', {})).toEqual(off);
    expect(await paramsAt('/?offlineMode=true', {})).toEqual(on);
    expect(await paramsAt('/?offlineMode=false', {})).toEqual(off);
  });

  test('should follow the width of the window up to 940 pixels if configured', async () => {
    expect(await paramsAt('/', { activeStrategies: ['mobile'] }, 940)).toEqual(on);
    expect(await paramsAt('/', { activeStrategies: ['mobile'] }, 941)).toEqual(off);
    expect(await paramsAt('/?offlineMode=true', { activeStrategies: ['mobile'] })).toEqual(off);
  });

  test.each([
    ['saveData', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
    [
      'standalone',
      () => {
        const { matchMedia } = globalThis;
        globalThis.matchMedia = (query) =>
          query === '(display-mode: standalone)' ? matchMedia('all') : matchMedia(query);
      },
    ],
  ])('should follow %s', async (strategy, pretend) => {
    const { origin } = (await siteWith({ activeStrategies: [strategy], debug: false })).connection;
    const { page } = await visit('/', { origin });
    expect(await workerParams(page)).toEqual({ offlineMode: false, debug: false });
    await page.addInitScript(pretend);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('true%2C'));
  });

  test('should be on once the app is installed', async () => {
    const { page } = await visit('/', { origin: (await siteWith({})).connection.origin });
    expect(await workerParams(page)).toEqual(off);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await waitForWorker(page);
    expect(await workerParams(page)).toEqual(on);
    await page.goto('/two');
    expect(await workerParams(page)).toEqual(on);
  });
});

test('an app that can be installed again should lose its workers, and the page reload', async () => {
  const { page } = await visit('/', { origin: (await siteWith({})).connection.origin });
  await workerParams(page);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await waitForWorker(page);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await reloaded;
  expect(await workerParams(page)).toEqual(off);
  expect(await page.evaluate(() => localStorage.getItem('docsite.app-installed'))).toBeNull();
});

test('an install prompt should change nothing for readers who never had it', async () => {
  const { page } = await visit('/?offlineMode=true', { origin: (await siteWith({})).connection.origin });
  await waitForWorker(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  expect(page.url()).toContain('offlineMode=true');
});

test('a worker that cannot be registered should be reported on the console, with the page working', async () => {
  const { connection } = await serveOfflineSite({});
  connection.answer('/sw.js', { status: 404, type: 'text/plain', body: 'There is no such file.' });
  const { page, problems } = await visit('/', { origin: connection.origin });
  const isReported = async () =>
    problems.some((problem) => problem.startsWith('console error: docsite: registerSW failed:'));
  await expectSoon(isReported, true);
  await page.getByRole('main').getByRole('link', { name: 'the second' }).click();
  await arrive(page, 'Two');
});

describe('the kill switch', () => {
  const broken =
    "addEventListener('fetch', (event) => event.respondWith(new Response('<h1>Broken</h1>', { headers: { 'Content-Type': 'text/html' } })))";

  async function visitBroken(site: OfflineSite): Promise<Page> {
    site.connection.answer('/sw.js', { status: 200, type: 'text/javascript', body: broken });
    const { page } = await visit('/', { origin: site.connection.origin });
    await workerParams(page);
    await page.goto('/two');
    await page.getByRole('heading', { name: 'Broken' }).waitFor();
    site.connection.answer('/sw.js');
    return page;
  }

  test('should remove a worker that answers wrongly, and reload the page', async () => {
    const site = await serveOfflineSite({});
    const page = await visitBroken(site);
    await site.configure({ kill: true });
    await page.goto('/deep/three').catch(() => {});
    await arrive(page, 'Three');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await page.reload();
    await arrive(page, 'Three');
  });

  test('should drop the copy of a healthy worker', async () => {
    const site = await serveOfflineSite({ activeStrategies: ['always'] });
    const { page } = await visit('/', { origin: site.connection.origin });
    await waitForWorker(page);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await site.configure({ kill: true });
    await page.goto('/two').catch(() => {});
    await page.waitForFunction(
      async () => (await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await arrive(page, 'Two');
  });
});
