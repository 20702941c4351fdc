import { expect, test } from '@jest/globals';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visitQuietly } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';

const path = '/docs/apis/commonfiles/version.php';

test('the sidebar should collapse and expand the current branch', async () => {
  const { page } = await visit(path);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.getByRole('link', { name: 'version.php' });
  await sidebar.getByRole('button', { name: 'Collapse “Common files”' }).click();
  expect(await current.isVisible()).toBe(false);
  await sidebar.getByRole('button', { name: 'Expand “Common files”' }).click();
  expect(await current.isVisible()).toBe(true);
});

test('a collapsed category should link to its page, where it is expanded', async () => {
  const { page } = await visit(path, { script: false });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Core APIs' }).click();
  await page.waitForURL((url) => url.pathname !== path);
  expect(await sidebar.getByRole('link', { name: 'Lock API' }).isVisible()).toBe(true);
});

test('the sidebar should stay hidden on the next page, until the reader shows it again', async () => {
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

test('a hidden sidebar should be so before any script but that of the head has run, without a shift', async () => {
  const { page } = await visit(path);
  await page.getByRole('button', { name: 'Docs sidebar' }).click();
  await page.reload();
  await settle(page);
  expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
  await page.route('**/assets/js/boot-*.js', (route) => route.abort());
  await page.reload();
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false);
});

test('the button should say that the sidebar is hidden on the next docs page visited, too', async () => {
  const { page } = await visit(path);
  await page.getByRole('button', { name: 'Docs sidebar' }).click();
  await page.goto('/');
  await waitForApp(page);
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await arrive(page, 'Introduction');
  await page.locator('[data-action="toggle-sidebar"][aria-expanded="false"]').waitFor();
  expect(documents()).toBe(0);
});

test('a collapsed category should expand in place once React is loaded, and the others collapse', async () => {
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
