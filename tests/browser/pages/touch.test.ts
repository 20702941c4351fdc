import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';

/**
 * The controls in a part of the page that a finger misses 19 pixels from their centre. Links in running text are
 * excluded, because they are as large as their words.
 */
function findSmallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const controls = 'a[href], button, summary';
    const hits = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const points = [-19, 19].flatMap((off) => [
        [left + off, top],
        [left, top + off],
      ]) as [number, number][];
      return points.every((point) => document.elementFromPoint(...point)?.closest(controls) === control);
    };
    return [...element.querySelectorAll(controls)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.closest('.markdown :is(p, li, td, h2, h3)') === null,
      )
      .filter((control) => !hits(control))
      .map((control) => control.ariaLabel ?? control.textContent ?? '');
  });
}

test.each(['/docs/apis/core/lock', '/docs/tags/privacy', '/docs/category/subsystems'])(
  'everything on %s should be large enough for touch',
  async (path) => {
    const { page } = await visit(path, { width: 390, touch: true });
    await waitForApp(page);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await findSmallTargets(page.getByRole(role).first())).toEqual([]);
  },
);

test('the controls of the search dialog should be large enough for touch', async () => {
  const { page } = await visit('/docs/apis/core/lock', { width: 390, touch: true });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const open = async () => {
    await waitForApp(page);
    await page.getByRole('banner').getByRole('searchbox').tap();
    await dialog.waitFor();
  };
  await open();
  await dialog.getByRole('combobox').fill('privacy');
  await dialog.locator('[role="listbox"][aria-busy="false"]').waitFor();
  expect(await findSmallTargets(dialog)).toEqual([]);
  await dialog.getByRole('option').first().tap();
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await dialog.getByRole('button', { name: 'Remove “privacy”' }).waitFor();
  expect(await findSmallTargets(dialog)).toEqual([]);
});

test('breadcrumbs on several lines should not end a line with a slash, and not begin one with it', async () => {
  const { page } = await visit('/docs/apis/subsystems/form/advanced/no-submit-button', { width: 390, touch: true });
  const lines = await page.getByRole('navigation', { name: 'Breadcrumbs' }).evaluate((nav) => {
    const list = nav.querySelector('ol') as HTMLElement;
    const start = list.getBoundingClientRect().left;
    const items = [...nav.querySelectorAll('li')].map((item) => ({
      top: item.getBoundingClientRect().top,
      left: item.getBoundingClientRect().left - start,
      slash: ['width', 'margin-left', 'margin-right']
        .map((name) => Number.parseFloat(getComputedStyle(item, '::before').getPropertyValue(name)))
        .reduce((sum, length) => sum + length, 0),
      content: getComputedStyle(item, '::before').content,
      after: getComputedStyle(item, '::after').content,
    }));
    const [, , , cut = ''] = getComputedStyle(list).clipPath.match(/-?[\d.]+px/g) ?? [];
    return { items, cut: Number.parseFloat(cut), indent: start - nav.getBoundingClientRect().left };
  });
  const starts = lines.items.filter(({ top }, index) => index === 0 || top > (lines.items[index - 1]?.top ?? 0) + 5);
  expect(starts.length).toBeGreaterThan(1);
  expect(lines.items.every(({ after }) => after === 'none')).toBe(true);
  for (const { left, slash } of starts) expect([left, slash, lines.indent]).toEqual([0, 24, -24]);
  // the slash is a line that ends within 12 pixels; as a character, its width would depend on the font
  expect(new Set(lines.items.map(({ content }) => content))).toEqual(new Set(['""']));
  // what is cut off leaves space for a finger
  expect(lines.cut).toBeGreaterThan(12);
});
