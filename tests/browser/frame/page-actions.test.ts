import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { horizontalOverflow } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive, settle } from '../reader/waiting.js';

const path = '/docs/apis/core/lock';

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('the button Copy page', () => {
  test.each([
    ['before the app is there', 1440, false],
    ['once the app is there', 1440, true],
    ['in a narrow window', 390, false],
  ])('should copy the Markdown of the page %s', async (_when, width, late) => {
    const { page, problems } = await visit(path, { width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (late) await settle(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    const text = await copied(page);
    expect(text).toBe(await page.evaluate(async (url) => (await fetch(url)).text(), `${path}.md`));
    expect(text).toMatch(/^# Lock API\n\n/);
    await page.getByRole('button', { name: 'Copy page' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('should copy the current page after following a link', async () => {
    const { page } = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await settle(page);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'API Guides' }).click();
    await arrive(page, 'API Guides');
    await page.getByRole('button', { name: 'Copy page' }).click();
    expect(await copied(page)).toMatch(/^# API Guides\n\n/);
  });

  test('should work by keyboard, and announce the result to screen readers', async () => {
    const { page } = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('copy-page');
  });

  test('should say if the page cannot be fetched', async () => {
    const { page } = await visit(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy failed' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Copy failed' }).waitFor();
  });

  test('should say if the browser does not allow copying', async () => {
    const { page, problems } = await visit(path);
    await page.evaluate(() => {
      Clipboard.prototype.write = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('status').filter({ hasText: 'Copy failed' }).waitFor();
    await page.getByRole('button', { name: 'Copy page' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('should exist only with script, and not in print', async () => {
    const { page } = await visit(path, { script: false });
    expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(false);
  });
});

describe('the link View as Markdown', () => {
  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('should open the Markdown of the page %s', async (_how, script) => {
    const { page, problems } = await visit(path, { script });
    if (script) await settle(page);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL(`**${path}.md`);
    expect(await page.locator('pre').textContent()).toMatch(/^# Lock API\n\n/);
    expect(problems).toEqual([]);
  });
});

describe('the page actions', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await visit(path, { isShared: true }));
  });

  test.each([320, 390, 640, 1440])('should be on one line beside the breadcrumbs at %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const button = await page.getByRole('button', { name: 'Copy page' }).boundingBox();
    const link = await page.getByRole('link', { name: 'View as Markdown' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(button?.y).toBe(link?.y);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
