import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { contrastOf } from '../reader/contrast.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { serveBuiltSite } from '../sites/built-site.js';

const path = '/docs/apis/commonfiles/version.php';

function themeOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

test('the button should switch between light and dark, and the choice apply to every page', async () => {
  const { page } = await visit(path);
  expect(await themeOf(page)).toBe('light');
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  expect(await themeOf(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/versions');
  expect(await themeOf(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  expect([await themeOf(page), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual(['light', 'light']);
});

test('a choice should apply at once in every open tab of the site', async () => {
  const { page } = await visit(path);
  const other = await page.context().newPage();
  await other.goto('/versions');
  for (const theme of ['dark', 'light']) {
    await other.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  }
});

test('a dark page should be dark from its first frame on', async () => {
  const { page } = await visit(path, { theme: 'dark', paints: true });
  await settle(page);
  const themes = await page.evaluate(() => globalThis.paintedThemes);
  expect(themes.length).toBeGreaterThan(1);
  expect([...new Set(themes)]).toEqual(['dark']);
});

test('the button should be absent if it could do nothing', async () => {
  const { page } = await visit(path, { script: false });
  expect(await page.getByRole('button', { name: 'Switch between light and dark mode' }).count()).toBe(0);
});

test('the logo of the other mode should not be fetched', async () => {
  const { page } = await visit(path, { theme: 'dark' });
  await settle(page);
  const images = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(images.filter((name) => name.includes('logo'))).toEqual(['/img/logo-dark.svg']);
  expect(
    await page.getByRole('banner').getByRole('img', { name: 'Moodle Developer Resources' }).boundingBox(),
  ).toMatchObject({
    width: 138,
    height: 35,
  });
});

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  test('text in the accent colour should have a contrast of 4.5 or more', async () => {
    const { page } = await visit('/', { theme });
    expect(await contrastOf(page.getByRole('link', { name: 'Read the docs' }))).toBeGreaterThanOrEqual(4.5);
    expect(await contrastOf(page.getByText('Documentation for Moodle 4.0'))).toBeGreaterThanOrEqual(4.5);
    await page.goto(path);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(await contrastOf(sidebar.getByRole('link', { name: 'version.php' }))).toBeGreaterThanOrEqual(4.5);
    expect(
      await contrastOf(page.getByRole('main').getByRole('link', { name: 'plugins directory' })),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

test('a logo without a configured size should be 138 by 35 pixels', async () => {
  const { origin } = await serveBuiltSite({
    'docsite.config.ts': "export default { title: 'Logo', navbar: { logo: { src: '/logo.svg', alt: 'A mark' } } };",
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
    'pages/index.md': '# Home',
  });
  const { page } = await visit('/', { origin, script: false });
  expect(await page.getByRole('banner').getByRole('img', { name: 'A mark' }).boundingBox()).toMatchObject({
    width: 138,
    height: 35,
  });
});

describe('a site', () => {
  const served = (colorMode: string) =>
    serveBuiltSite({
      'docsite.config.ts': `export default { title: 'Modes', colorMode: ${colorMode} };`,
      'pages/index.md': '# Home',
    });

  test('that does not let its readers choose should keep to its own mode, whatever they chose before', async () => {
    const { origin } = await served("{ defaultMode: 'light', disableSwitch: true }");
    const { page } = await visit('/', { origin, theme: 'dark', paints: true });
    await settle(page);
    expect([...new Set(await page.evaluate(() => globalThis.paintedThemes))]).toEqual(['light']);
    expect(await page.getByRole('button', { name: 'Switch between light and dark mode' }).count()).toBe(0);
  });

  test('should store what its readers choose where it wants, under a name of its own', async () => {
    const { origin } = await serveBuiltSite({
      'docsite.config.ts': "export default { title: 'S', storage: { type: 'sessionStorage', namespace: '-own' } };",
      'pages/index.md': '# Home',
    });
    const { page } = await visit('/', { origin });
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    const stored = () => [sessionStorage.getItem('theme-own'), localStorage.getItem('theme-own')];
    expect(await page.evaluate(stored)).toEqual(['dark', null]);
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
  });

  test('that is dark by default should be so, with and without script', async () => {
    const { origin } = await served("{ defaultMode: 'dark' }");
    for (const script of [true, false]) {
      const { page } = await visit('/', { origin, script });
      expect([
        await themeOf(page),
        await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme),
      ]).toEqual(['dark', 'dark']);
    }
    const { page } = await visit('/', { origin, theme: 'light' });
    expect(await themeOf(page)).toBe('light');
  });

  test('that follows the system should do so until the reader chooses', async () => {
    const { origin } = await served('{ respectPrefersColorScheme: true }');
    const { page } = await visit('/', { origin, paints: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.reload();
    await settle(page);
    expect([...new Set(await page.evaluate(() => globalThis.paintedThemes))]).toEqual(['dark']);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    expect(await themeOf(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await themeOf(page)).toBe('light');
  });

  test.each([
    [true, ['rgb(21, 19, 17)', 'rgb(255, 255, 255)']],
    [false, ['rgb(255, 255, 255)', 'rgb(255, 255, 255)']],
  ])(
    'should follow the system without script only if configured (respectPrefersColorScheme: %s)',
    async (follows, colours) => {
      const { origin } = await served(`{ respectPrefersColorScheme: ${follows} }`);
      const { page } = await visit('/', { origin, script: false });
      const colourIn = async (colorScheme: 'light' | 'dark'): Promise<string> => {
        await page.emulateMedia({ colorScheme });
        return page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      };
      expect([await colourIn('dark'), await colourIn('light')]).toEqual(colours);
    },
  );

  test('that follows the system and offers no choice should always follow it', async () => {
    const { origin } = await served('{ respectPrefersColorScheme: true, disableSwitch: true }');
    const { page } = await visit('/', { origin, theme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
  });
});
