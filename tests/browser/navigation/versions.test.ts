import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const instances = ['default', 'notes'];
const config = {
  title: 'Versions',
  url: 'https://example.org',
  docs: instances.map((id) => ({ id, path: id, routeBasePath: id })),
  pages: { path: 'pages' },
  navbar: {
    items: [
      { type: 'doc', docId: 'start', label: 'Start' },
      { type: 'doc', docId: 'start', docsInstance: 'notes', label: 'Notes' },
      ...instances.map((docsInstance) => ({ type: 'docsVersionDropdown', docsInstance, position: 'right' })),
    ],
  },
};

const files = {
  'docsite.config.json': JSON.stringify(config),
  'pages/index.md': '# Welcome\n\n[About](./about.md)',
  'pages/about.md': '# About',
  'default/start.md': '# Start of next',
  'default/new.md': '# New in next',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/start.md': '# Start of 2.0',
  'versioned_docs/version-1.0/start.md': '# Start of 1.0',
  'notes/start.md': '# Notes to come',
  'notes_versions.json': '["5.0"]',
  'notes_versioned_docs/version-5.0/start.md': '# Notes of 5.0',
};

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite(files);
});

/** A version dropdown, identified by the version that it shows. */
function dropdown(page: Page, shown: string): Locator {
  return page.locator('.navbar-tools .dropdown', {
    has: page.locator('summary', { hasText: new RegExp(`: ${shown}$`) }),
  });
}

async function pick(page: Page, shown: string, wanted: string): Promise<void> {
  await dropdown(page, shown).locator('summary').click();
  await dropdown(page, shown).getByRole('link', { name: wanted }).click();
}

function mainLink(page: Page, name: string): Promise<string | null> {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).getAttribute('href');
}

/** Navigates to a page outside the docs. The change of the notes' version there shows that the app is running. */
async function goElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-notes', 'current'));
  await page.goto(`${site.origin}/about`);
  await dropdown(page, 'Next').waitFor();
}

test('a chosen version should be shown and linked on pages outside its docs', async () => {
  const { page, problems } = await visit('/default/start', { origin: site.origin });
  await pick(page, '2.0', '1.0');
  await arrive(page, 'Start of 1.0');
  await page.goto(`${site.origin}/about`);
  await dropdown(page, '1.0').waitFor();
  expect(await mainLink(page, 'Start')).toBe('/default/1.0/start');
  expect(await dropdown(page, '5.0').count()).toBe(1);
  expect(await mainLink(page, 'Notes')).toBe('/notes/start');
  expect(problems).toEqual([]);
});

test('a version should be selectable on a page outside the docs too, and open its first page', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await pick(page, '5.0', 'Next');
  await arrive(page, 'Notes to come');
  expect(new URL(page.url()).pathname).toBe('/notes/next/start');
  await page.goto(`${site.origin}/about`);
  await dropdown(page, 'Next').waitFor();
  expect(await mainLink(page, 'Notes')).toBe('/notes/next/start');
  expect(await mainLink(page, 'Start')).toBe('/default/start');
});

test('a version chosen before the app was loaded should be remembered', async () => {
  const { page } = await visit('/default/start', { origin: site.origin });
  await page.route('**/assets/js/app*', (route) => route.abort());
  await page.reload();
  await pick(page, '2.0', '1.0');
  await arrive(page, 'Start of 1.0');
  await page.unroute('**/assets/js/app*');
  await page.goto(`${site.origin}/about`);
  await dropdown(page, '1.0').waitFor();
});

test('a version that was only viewed should not be remembered', async () => {
  const { page } = await visit('/default/1.0/start', { origin: site.origin });
  await goElsewhere(page);
  expect(await dropdown(page, '2.0').count()).toBe(1);
  expect(await mainLink(page, 'Start')).toBe('/default/start');
});

test('a version that no longer exists should be forgotten', async () => {
  const { page } = await visit('/about', { origin: site.origin });
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'));
  await goElsewhere(page);
  expect(await dropdown(page, '2.0').count()).toBe(1);
  expect(await mainLink(page, 'Start')).toBe('/default/start');
});

test('another tab should follow at once', async () => {
  const { page } = await visit('/about', { origin: site.origin });
  await waitForApp(page);
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/default/start`);
  await pick(other, '2.0', '1.0');
  await dropdown(page, '1.0').waitFor();
  expect(await mainLink(page, 'Start')).toBe('/default/1.0/start');
});

test('without script every page should link to the latest version', async () => {
  const { page } = await visit('/about', { origin: site.origin, script: false });
  expect(await mainLink(page, 'Start')).toBe('/default/start');
  await dropdown(page, '2.0').locator('summary').click();
  expect(await dropdown(page, '2.0').getByRole('link').allInnerTexts()).toEqual(['Next', '2.0', '1.0']);
});

test('choosing a version should keep the place on the page, but not on one that the other version lacks', async () => {
  const { page } = await visit('/default/start?a=1#b', { origin: site.origin });
  await pick(page, '2.0', '1.0');
  await arrive(page, 'Start of 1.0');
  expect(page.url()).toBe(`${site.origin}/default/1.0/start?a=1#b`);
  await page.goto(`${site.origin}/default/next/new?a=1#b`);
  await pick(page, 'Next', '2.0');
  await arrive(page, 'Start of 2.0');
  expect(page.url()).toBe(`${site.origin}/default/start`);
});
