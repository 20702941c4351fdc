import { expect, test } from '@jest/globals';
import { arrive, visitQuietly } from './reader.js';
import { visit } from './visit.js';

const path = '/docs/apis/commonfiles/version.php';

test('the sidebar should fold and unfold the branch that is open', async () => {
  const { page } = await visit(path);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.getByRole('link', { name: 'version.php' });
  await sidebar.getByRole('button', { name: 'Collapse “Common files”' }).click();
  expect(await current.isVisible()).toBe(false);
  await sidebar.getByRole('button', { name: 'Expand “Common files”' }).click();
  expect(await current.isVisible()).toBe(true);
});

test('a closed category should lead to its page, where it is open', async () => {
  const { page } = await visit(path, { script: false });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Core APIs' }).click();
  await page.waitForURL((url) => url.pathname !== path);
  expect(await sidebar.getByRole('link', { name: 'Lock API' }).isVisible()).toBe(true);
});

test('the sidebar should stay hidden on the next page, until the reader wants it back', async () => {
  const { page } = await visit(path);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const button = page.getByRole('button', { name: 'Docs sidebar' });
  await button.click();
  expect([await sidebar.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  await page.goto('/docs');
  expect(await sidebar.isVisible()).toBe(false);
  await button.click();
  expect([await sidebar.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
});

test('the table of contents should mark the heading that the reader has reached', async () => {
  const { page } = await visit(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'maturity' }).click();
  await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'maturity');
  const heading = page.getByRole('heading', { name: 'maturity' });
  const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(below);
});

test('a closed category should open in place once React is there, and the others close', async () => {
  const { page, documents } = await visitQuietly('/docs/apis/core/dml');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Expand “Plugin types”' }).click();
  expect(await sidebar.getByRole('link', { name: 'Antivirus plugins' }).isVisible()).toBe(true);
  expect(await sidebar.getByRole('button', { name: 'Expand “Core APIs”' }).isVisible()).toBe(true);
  await sidebar.getByRole('link', { name: 'Antivirus plugins' }).click();
  await arrive(page, 'Antivirus plugins');
  expect(await sidebar.getByRole('link', { name: 'Antivirus plugins' }).getAttribute('aria-current')).toBe('page');
  expect(documents()).toBe(0);
});

test('what the reader folded before React was there should stay folded', async () => {
  const { page } = await visit('/docs/apis/core/dml', { saveData: true, without: '**/assets/js/app-*.js' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const release = await page.evaluate(() => document.readyState);
  expect(release).toBe('complete');
  await sidebar.getByRole('button', { name: 'Collapse “Core APIs”' }).click();
  expect(await sidebar.getByRole('button', { name: 'Expand “Core APIs”' }).isVisible()).toBe(true);
});
