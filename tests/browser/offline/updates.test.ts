import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type OfflineSite, openTab, serveOfflineSite, waitForWorker, workerParams } from '../sites/offline-site.js';

const newPage = { 'docs/four.md': '# Four\n\nNew in this build.\n' };

const promptOf = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });

/** Counts, in the page itself, the workers that take control from now on. */
async function countTakeovers(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.takeovers = '0';
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.takeovers = String(Number(document.documentElement.dataset.takeovers) + 1);
    });
  });
}

async function visitSite(site: OfflineSite, path = '/'): Promise<Page> {
  const { page } = await visit(path, { origin: site.connection.origin });
  return page;
}

describe('a new build, in offline mode', () => {
  test('should ask the reader of an open tab, and reload once the new worker has control', async () => {
    const site = await serveOfflineSite({ activeStrategies: ['always'] });
    const page = await visitSite(site);
    await waitForWorker(page);
    await site.configure({ activeStrategies: ['always'] }, newPage);
    await openTab(page, '/two');
    await promptOf(page).getByRole('button', { name: 'Reload' }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.dataset.loaded = 'before';
    });
    await promptOf(page).getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.loaded === undefined);
    site.connection.cut();
    await page.goto('/four');
    await arrive(page, 'Four');
    expect(await promptOf(page).count()).toBe(0);
  });

  test('should leave the old copy in use until the reader agrees', async () => {
    const site = await serveOfflineSite({ activeStrategies: ['always'] });
    const page = await visitSite(site);
    await waitForWorker(page);
    await site.configure({ activeStrategies: ['always'] }, { ...newPage, 'docs/two.md': '# Two, revised\n' });
    await openTab(page, '/');
    await promptOf(page).getByRole('button', { name: 'Later' }).click();
    expect(await promptOf(page).count()).toBe(0);
    site.connection.cut();
    await page.goto('/two');
    await arrive(page, 'Two');
    await page.goto('/four');
    await arrive(page, 'Page not found');
  });

  test('should leave the old copy complete if a file of the new one cannot be fetched', async () => {
    const site = await serveOfflineSite({ activeStrategies: ['always'] });
    const page = await visitSite(site);
    await waitForWorker(page);
    site.connection.answer('/assets/shell.html', { status: 500, type: 'text/html', body: 'Out of order' });
    await site.configure({ activeStrategies: ['always'] }, { ...newPage, 'docs/index.md': '# Home, revised\n' });
    const tab = await openTab(page, '/two');
    await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const worker = registration.installing;
      if (worker !== null) await new Promise((resolve) => worker.addEventListener('statechange', resolve));
    });
    site.connection.cut();
    await page.goto('/deep/three');
    await arrive(page, 'Three');
    await page.goto('/');
    await arrive(page, 'Home');
  });

  test('should let an open tab of the old build continue if another tab took the new one', async () => {
    const site = await serveOfflineSite({ activeStrategies: ['always'] });
    const page = await visitSite(site);
    await waitForWorker(page);
    await site.configure({ activeStrategies: ['always'] }, newPage);
    const tab = await openTab(page, '/two');
    await promptOf(page).getByRole('button', { name: 'Later' }).waitFor();
    await promptOf(tab).getByRole('button', { name: 'Reload' }).click();
    await promptOf(page).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'the second' }).click();
    await arrive(page, 'Two');
    await page.getByRole('main').getByRole('link', { name: 'Previous Home' }).click();
    await arrive(page, 'Home');
  });
});

test('a tab that the app was installed from should ask, too', async () => {
  const site = await serveOfflineSite({});
  const page = await visitSite(site);
  expect(await workerParams(page)).toEqual({ offlineMode: false, debug: true });
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await waitForWorker(page);
  await site.configure({}, newPage);
  await openTab(page, '/two');
  await promptOf(page).getByRole('button', { name: 'Later' }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
});

describe('outside offline mode', () => {
  test('a waiting worker should be activated at once, without asking', async () => {
    const site = await serveOfflineSite({});
    const page = await visitSite(site);
    expect(await workerParams(page)).toEqual({ offlineMode: false, debug: true });
    await page.reload();
    await waitForWorker(page);
    await countTakeovers(page);
    await site.configure({}, newPage);
    await openTab(page, '/two');
    await page.waitForFunction(() => document.documentElement.dataset.takeovers === '1');
    expect(await promptOf(page).count()).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });

  test('the worker should store nothing and answer nothing', async () => {
    const site = await serveOfflineSite({});
    const page = await visitSite(site);
    await workerParams(page);
    await page.reload();
    await waitForWorker(page);
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
    expect(kept).toEqual([]);
    site.connection.cut();
    await expect(page.goto('/two')).rejects.toThrow(/ERR_/);
  });

  test('stored files should stay until the address turns the mode off, and the mode change without asking', async () => {
    const site = await serveOfflineSite({});
    const page = await visitSite(site);
    expect(await workerParams(page)).toEqual({ offlineMode: false, debug: true });
    await page.goto('/?offlineMode=true');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes('true%2C'));
    expect(await promptOf(page).count()).toBe(0);
    await page.goto('/two');
    expect(await workerParams(page)).toEqual({ offlineMode: true, debug: true });
    site.connection.cut();
    await page.goto('/deep/three');
    await arrive(page, 'Three');
    site.connection.restore();
    await page.goto('/two?offlineMode=false');
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().length === 0;
    });
  });
});
