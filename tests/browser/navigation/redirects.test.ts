import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addressOf, insertLink, visitQuietly } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const text = 'Some words of a long text.\n\n'.repeat(120);

const files = {
  'docsite.config.json': JSON.stringify({
    title: 'Moved',
    baseUrl: '/base/',
    redirects: [
      { from: '/', to: '/docs' },
      { from: '/docs/setup', to: '/docs/install' },
      { from: '/windows', to: '/docs/install#windows' },
    ],
  }),
  'docs/index.md': '# Start\n\n[By its old address](/docs/setup)\n',
  'docs/install.md': `# Install\n\n${text}\n\n## Windows\n\n${text}\n\n## Linux\n\n${text}`,
};

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite(files);
});

const settled = (page: Page) => page.waitForFunction(() => scrollY > 1000);

describe('a link to a former address', () => {
  test('should navigate to the page itself if a document contains it', async () => {
    const { page, documents } = await visitQuietly('/base/docs', { origin: site.origin });
    await page.getByRole('link', { name: 'By its old address' }).click();
    await arrive(page, 'Install');
    expect([addressOf(page), documents()]).toEqual(['/base/docs/install', 0]);
  });

  test('should be redirected if a component writes it, and Back return to its page', async () => {
    const { page } = await visitQuietly('/base/docs', { origin: site.origin });
    await insertLink(page, '/base/docs/setup?a=b#linux', 'Setup');
    await page.getByRole('link', { name: 'Setup' }).click();
    await arrive(page, 'Install');
    await settled(page);
    expect(addressOf(page)).toBe('/base/docs/install?a=b#linux');
    await page.goBack();
    await arrive(page, 'Start');
  });
});

describe('a former address on a host without redirects', () => {
  /** Loads the file at an old address in the browser, with the site's configured headers. */
  async function openOld(path: string, script: boolean): Promise<Page> {
    const { page } = await visit('/base/docs', { origin: site.origin, script });
    const policy = (await page.request.get(`${site.origin}/base/docs`)).headers()['content-security-policy'] as string;
    const file = join(site.outDir, path.replace(/[?#].*/, ''), 'index.html');
    const answer = {
      contentType: 'text/html',
      body: readFileSync(file),
      headers: { 'Content-Security-Policy': policy },
    };
    await page.route(new RegExp(`/base/${path.replace(/[?#].*/, '')}(?:[?#]|$)`), (route) => route.fulfill(answer));
    await page.goto(`/base/${path}`);
    await page.waitForURL('**/base/docs/install**');
    return page;
  }

  test.each([
    ['docs/setup?a=b#linux', '/base/docs/install?a=b#linux'],
    ['windows', '/base/docs/install#windows'],
    ['windows#linux', '/base/docs/install#windows'],
  ])('should be preserved by its page: %s', async (from, to) => {
    const page = await openOld(from, true);
    await arrive(page, 'Install');
    await settled(page);
    expect(addressOf(page)).toBe(to);
    await page.goBack();
    await arrive(page, 'Start');
  });

  test('should be preserved without script, too', async () => {
    const page = await openOld('windows', false);
    await page.getByRole('heading', { name: 'Install', level: 1 }).waitFor();
    expect(addressOf(page)).toBe('/base/docs/install#windows');
  });
});
