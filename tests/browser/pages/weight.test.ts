import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';

const paths = [
  '/',
  '/docs',
  '/docs/apis',
  '/docs/apis/core/dml',
  '/markdown-page',
  '/docs/category/subsystems',
  '/docs/tags',
  '/versions',
  '/no/such/page',
];

async function weigh(page: Page, urls: readonly string[]): Promise<number> {
  const files = await Promise.all([...new Set(urls)].map(async (url) => (await page.request.get(url)).body()));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** The addresses with this ending that a page has loaded so far. */
function loaded(page: Page, ending: string): Promise<string[]> {
  return page.evaluate(
    (suffix) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith(suffix)),
    ending,
  );
}

test.each(paths)('%s should begin with less than 10 KB of script, none of it React', async (path) => {
  const { page } = await visit(path, { script: false });
  const [inline, external] = [
    page.locator('script:not([src], [type="application/ld+json"])'),
    page.locator('script[src]'),
  ];
  const texts = await inline.allTextContents();
  const urls = await external.evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') as string));
  expect([texts.length, urls.length]).toEqual([1, 1]);
  expect((await weigh(page, urls)) + gzipSync(texts.join('')).length).toBeLessThan(10_000);
  expect(await (await page.request.get(urls[0] as string)).text()).not.toContain('react.');
});

test.each(paths)(
  '%s should have loaded less than 80 KB of script and 15 KB of style when it is idle, and no font',
  async (path) => {
    const { page } = await visit(path, { saveData: false });
    await waitForApp(page);
    await settle(page);
    const scripts = await loaded(page, '.js');
    expect(scripts.some((url) => /\/app-/.test(url))).toBe(true);
    expect(await weigh(page, scripts)).toBeLessThan(80_000);
    expect(await weigh(page, await loaded(page, '.css'))).toBeLessThan(15_000);
    expect(await loaded(page, '.woff2')).toEqual([]);
  },
);
