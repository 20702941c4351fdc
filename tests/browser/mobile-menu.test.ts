import { describe, expect, test } from '@jest/globals';
import { visit } from './visit.js';

const path = '/docs/apis/commonfiles/version.php';

describe.each([true, false])('on a narrow screen (script: %s) the menu', (script) => {
  test('should hold the main links and the sidebar, close by Escape and give the focus back', async () => {
    const { page } = await visit(path, { width: 390, script });
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await sidebar.isVisible()).toBe(false);
    await opener.click();
    expect(await sidebar.getByRole('link', { name: 'version.php' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toEqual([
      'Guides',
      'Community',
      'Coding',
      'Process',
    ]);
    await page.keyboard.press('Escape');
    expect(await sidebar.isVisible()).toBe(false);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('should close by its own button, and lead to other pages', async () => {
    const { page } = await visit(path, { width: 390, script });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Close navigation' }).click();
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Process' }).click();
    await page.waitForURL('**/general/development/process');
  });
});

test('the menu should close when the window grows wide enough for the sidebar', async () => {
  const { page } = await visit(path, { width: 390 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForFunction(() => document.querySelector(':popover-open') === null);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Open navigation' }).count()).toBe(0);
});
