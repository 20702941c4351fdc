import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const config = {
  title: 'Languages',
  url: 'https://example.org',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: { en: { label: 'English' }, ar: { label: 'العربية' } },
  },
  pages: { path: 'pages' },
  navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
};

const files = {
  'docsite.config.json': JSON.stringify(config),
  'pages/index.md': '# Welcome',
  'docs/one.md': '# One\n\n[Two](two.md) and [three](three.md)',
  'docs/two.md': '# Two',
  'docs/three.md': '# Three',
  'i18n/ar/docs/current/two.md': '---\nslug: second\n---\n# اثنان',
  'i18n/ar/docs/current/three.md': '---\ndraft: true\n---\n# ثلاثة',
};

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite(files);
});

/** Follows a link on the first page, without loading a new document. */
async function visitByLink(name: string, title: string): Promise<{ page: Page; problems: readonly string[] }> {
  const { page, problems } = await visit('/docs/one', { origin: site.origin });
  await page.locator('.sidebar[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arrive(page, title);
  return { page, problems };
}

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('.navbar-tools .dropdown summary').click();
  await page.locator('.navbar-tools').getByRole('link', { name: language }).click();
}

test('a language should link to the same page there, whatever its address, and back', async () => {
  const { page, problems } = await visitByLink('Two', 'Two');
  await choose(page, 'العربية');
  await arrive(page, 'اثنان');
  expect(new URL(page.url()).pathname).toBe('/ar/docs/second');
  expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl']);
  await choose(page, 'English');
  await arrive(page, 'Two');
  expect(new URL(page.url()).pathname).toBe('/docs/two');
  expect(problems).toEqual([]);
});

test('a language without the page should link to the nearest page above it', async () => {
  const { page } = await visitByLink('three', 'Three');
  await choose(page, 'العربية');
  await page.waitForURL(`${site.origin}/ar/`);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
});

test('the head should list the translations of the current page', async () => {
  const { page } = await visitByLink('Two', 'Two');
  const alternates = page.locator('link[hreflang]');
  // React updates the head after it has shown the page
  await expectSoon(
    () =>
      alternates.evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      ),
    [
      'en https://example.org/docs/two',
      'ar https://example.org/ar/docs/second',
      'x-default https://example.org/docs/two',
    ],
  );
  await page.goBack();
  await arrive(page, 'One');
  await page.getByRole('main').getByRole('link', { name: 'three', exact: true }).click();
  await arrive(page, 'Three');
  await expectSoon(() => alternates.count(), 0);
});
