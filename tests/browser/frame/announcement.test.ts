import { beforeAll, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const config = (id: string, isCloseable = true): string =>
  `export default { title: 'News', announcementBar: { id: '${id}', content: 'Read <a href="https://example.org/news">the news</a>', isCloseable: ${isCloseable} } };`;
let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.ts': config('spring'),
    'pages/index.md': '# Home\n\n[Other](./other.md)\n',
    'pages/other.md': '# Other',
  });
});

test('a closed announcement should stay closed on every page, without a flash or a shift, until another replaces it', async () => {
  const { page } = await visit('/', { origin: site.origin });
  const bar = page.getByText('Read the news');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  expect(await bar.isVisible()).toBe(false);
  expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
  await waitForApp(page);
  await page.getByRole('link', { name: 'Other' }).click();
  await arrive(page, 'Other');
  expect(await bar.isVisible()).toBe(false);
  await page.reload();
  await settle(page);
  expect([await bar.isVisible(), await page.evaluate(() => globalThis.layoutShift)]).toEqual([false, 0]);
  await site.rebuild({ 'docsite.config.ts': config('summer') });
  await page.reload();
  await settle(page);
  expect([await bar.isVisible(), await page.evaluate(() => globalThis.layoutShift)]).toEqual([true, 0]);
});

test('an announcement should be closed in every open tab at once, but not one with another id', async () => {
  const { page } = await visit('/', { origin: site.origin });
  const tab = await page.context().newPage();
  await tab.goto(`${site.origin}/other`);
  const bar = tab.getByText('Read the news');
  await page.evaluate(() => {
    localStorage.setItem('docsite.announcement.id', 'another');
    localStorage.setItem('docsite.announcement.dismiss', 'true');
  });
  await settle(tab);
  expect(await bar.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await bar.waitFor({ state: 'hidden' });
});

test('an announcement that cannot be closed should be shown even to those who closed it before', async () => {
  await site.rebuild({ 'docsite.config.ts': config('spring') });
  const { page } = await visit('/', { origin: site.origin });
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await site.rebuild({ 'docsite.config.ts': config('spring', false) });
  await page.reload();
  expect(await page.getByText('Read the news').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Close announcement' }).count()).toBe(0);
});

test('a closed announcement should be gone before any script but that of the head has run', async () => {
  await site.rebuild({ 'docsite.config.ts': config('autumn') });
  const { page } = await visit('/', { origin: site.origin });
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await page.route('**/assets/js/boot-*.js', (route) => route.abort());
  await page.reload();
  expect(await page.getByText('Read the news').isVisible()).toBe(false);
});

test('an announcement should be readable without script, and have no button without function', async () => {
  const { page } = await visit('/', { origin: site.origin, script: false });
  expect(await page.getByText('Read the news').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Close announcement' }).count()).toBe(0);
});
