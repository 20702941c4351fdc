import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { settle, visit } from './visit.js';

async function readScripts(page: Page): Promise<string[]> {
  await settle(page);
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const files = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return [...files, ...(await page.locator('script:not([src])').allTextContents())];
}

test.each(['/docs', '/docs/apis/core/dml', '/markdown-page', '/docs/category/subsystems', '/docs/tags', '/versions', '/no/such/page'])(
  '%s should run less than 10 KB of script, compressed, and no React',
  async (path) => {
    const { page } = await visit(path);
    const scripts = await readScripts(page);
    expect(scripts.length).toBe(2);
    expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(10_000);
    expect(scripts.some((script) => script.includes('react.'))).toBe(false);
  },
);

test('a live page should bring React, all in less than 80 KB', async () => {
  const { page } = await visit('/');
  const scripts = await readScripts(page);
  expect(scripts.some((script) => script.includes('react.'))).toBe(true);
  expect(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)).toBeLessThan(80_000);
});
