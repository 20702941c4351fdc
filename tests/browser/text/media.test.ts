import { expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { contrastOf } from '../reader/contrast.js';
import { visit } from '../reader/visit.js';

const path = '/docs/apis/core/dml';

test('print should have only the text, all panels of its tabs, and no navigation', async () => {
  const { page } = await visit(path, { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  for (const role of ['banner', 'navigation', 'contentinfo', 'tablist'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
  expect(await page.getByRole('tabpanel').count()).toBe(5);
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('print should cut off no code, and omit what only works on screen', async () => {
  const { page } = await visit(path, { width: 390 });
  await page.getByRole('button', { name: 'Toggle word wrap' }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.code-frame > pre')
    .evaluateAll((blocks) =>
      blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
});

test('print should have readable colours, whatever the mode of the screen', async () => {
  const { page } = await visit(path, { theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of [
    'h1',
    '.markdown > p',
    '.markdown > p > a',
    '.markdown td',
    'pre .token.comment',
    'pre .token.variable',
    ':not(pre) > code',
  ])
    expect([text, (await contrastOf(main.locator(text).first())) >= 4.5]).toEqual([text, true]);
});

test('print should show where links lead, and fold nothing', async () => {
  const { page } = await visit('/docs/apis/commonfiles/version.php');
  const link = page.getByRole('main').getByRole('link', { name: 'plugins directory' });
  const address = (): Promise<string> => link.evaluate((element) => getComputedStyle(element, '::after').content);
  const folded = page.locator('.markdown details > :not(summary)').first();
  expect([await address(), await folded.isVisible()]).toEqual(['none', false]);
  await page.emulateMedia({ media: 'print' });
  expect([await address(), await folded.isVisible()]).toEqual([expect.stringMatching(/href|https:/), true]);
});

test('printing should open what is folded, nested and grouped folds too, and fold it again afterwards', async () => {
  const { page } = await visit('/docs/apis/core/lock');
  await waitForApp(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<details name="n"><summary>1</summary><details><summary>2</summary></details></details><details name="n"><summary>3</summary></details><details open><summary>4</summary></details>',
      ),
    );
  await page.evaluate(() => {
    const states = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].slice(-4).map((d) => d.open);
    const seen: boolean[][] = [];
    Object.assign(globalThis, { seen });
    for (const event of ['beforeprint', 'afterprint']) addEventListener(event, () => seen.push(states()));
  });
  await page.pdf();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: boolean[][] }).seen)).toEqual([
    [true, true, true, true],
    [false, false, false, true],
  ]);
  expect(await page.locator('main details[name="n"]').count()).toBe(2);
});

test.each(['/', path])('%s should not move anything if the reader prefers reduced motion', async (address) => {
  const moving = async (reducedMotion: boolean): Promise<string[]> => {
    const { page } = await visit(address, { reducedMotion });
    return page.evaluate(() => {
      const lasts = (times: string): boolean => times.split(', ').some((time) => Number.parseFloat(time) > 0);
      const elements = [...document.querySelectorAll('*')].filter((element) => {
        const style = getComputedStyle(element);
        return lasts(style.transitionDuration) || lasts(style.animationDuration) || style.scrollBehavior === 'smooth';
      });
      return elements.map((element) => element.className.toString());
    });
  };
  expect(await moving(true)).toEqual([]);
  expect((await moving(false)).length).toBeGreaterThan(0);
});

test.each([
  { colorScheme: 'dark', logo: '/img/logo-dark.svg', text: 'rgb(255, 255, 255)' },
  { colorScheme: 'light', logo: '/img/logo.svg', text: 'rgb(0, 0, 0)' },
] as const)(
  'where the system forces $colorScheme colours, the logo should suit them, and what is drawn with colours be seen',
  async ({ colorScheme, logo, text }) => {
    const { page } = await visit(path, { theme: colorScheme === 'dark' ? 'light' : 'dark' });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const shown = page.getByRole('banner').locator('img:visible');
    expect(await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual([logo]);
    const toggle = page.getByRole('button', { name: /Plugin types/ });
    expect(await toggle.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)).toBe(text);
  },
);
