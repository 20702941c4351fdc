import { describe, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arriveAt, passFrames, settle } from '../reader/waiting.js';

const path = '/docs/apis/commonfiles/version.php';

describe.each([true, false])('on a narrow screen (script: %s) the menu', (script) => {
  test('should contain the main links and the sidebar, close by Escape and return the focus', async () => {
    const { page } = await visit(path, { width: 390, script, eases: true });
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

  test('should close by its own button, and link to other pages', async () => {
    const { page } = await visit(path, { width: 390, script, eases: true });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Close navigation' }).click();
    expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Process' }).click();
    await page.waitForURL('**/general/development/process');
  });
});

test('the menu should stay open up to a width of 996 pixels, and close above, where the sidebar is beside the page', async () => {
  const { page } = await visit(path, { width: 390 });
  const [opener, sidebar] = [
    page.getByRole('button', { name: 'Open navigation' }),
    page.getByRole('navigation', { name: 'Docs sidebar' }),
  ];
  const isOpen = (): Promise<boolean> => page.locator('.menu').evaluate((menu) => menu.matches(':popover-open'));
  const resize = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    await passFrames(page);
  };
  await opener.click();
  await resize(996);
  expect([await isOpen(), await page.getByRole('banner').getByRole('link', { name: 'Guides' }).count()]).toEqual([
    true,
    0,
  ]);
  await resize(997);
  expect([await isOpen(), await sidebar.isVisible(), await opener.count()]).toEqual([false, true, 0]);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Guides' }).isVisible()).toBe(true);
  await resize(996);
  expect([await isOpen(), await sidebar.isVisible(), await opener.isVisible()]).toEqual([false, false, true]);
});

test('the menu should close when the focus moves elsewhere', async () => {
  const { page } = await visit(path, { width: 390 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('main').focus();
  expect(await page.locator('.menu').isVisible()).toBe(false);
  expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(true);
});

test('the Tab key should cycle within the open menu, in both directions', async () => {
  const { page } = await visit(path, { width: 390 });
  // the app adds buttons to the menu
  await waitForApp(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.locator('.menu');
  const isInside = (): Promise<boolean> => menu.evaluate((element) => element.contains(document.activeElement));
  const focused = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  const first = await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('.menu :is(a[href], button, summary)')].filter((stop) =>
      stop.checkVisibility(),
    );
    stops[0]?.focus();
    return stops[0]?.getAttribute('aria-label') ?? stops[0]?.textContent ?? '';
  });
  await page.keyboard.press('Shift+Tab');
  expect([await isInside(), await focused()]).toEqual([true, expect.not.stringMatching(`^${first}$`)]);
  await page.keyboard.press('Tab');
  expect([await isInside(), await focused()]).toEqual([true, first]);
  await page.keyboard.press('Tab');
  expect([await isInside(), await focused()]).toEqual([true, 'Close navigation']);
  expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
});

test('the page behind the open menu should not scroll', async () => {
  const { page } = await visit(path, { width: 390 });
  const scrollDown = async (): Promise<void> => {
    await page.mouse.move(385, 600);
    await page.mouse.wheel(0, 300);
    await settle(page);
  };
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await scrollDown();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await scrollDown();
  await page.waitForFunction(() => scrollY === 300);
});

test('the menu should close when the reader goes to another page', async () => {
  const { page, problems } = await visit(path, { width: 390 });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await arriveAt(page, '/docs');
  await page.waitForFunction(() => document.querySelector(':popover-open') === null);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
});
