import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../reader/visit.js';

test('the first tab stop should skip the navigation', async () => {
  const { page } = await visit('/docs');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  expect(
    await link.evaluate(
      (element) => element === document.activeElement && getComputedStyle(element).clipPath === 'none',
    ),
  ).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('ds-main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.each([
  ['/', 1440],
  ['/docs/apis/core/dml', 1440],
  ['/docs/category/subsystems', 390],
] as const)('every stop of the Tab key on %s at %i pixels should show that it has the focus', async (path, width) => {
  const { page } = await visit(path, { width });
  const stops = await walk(page, 60);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
});

interface Stop {
  readonly name: string;
  readonly isMarked: boolean;
}

async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === undefined) break;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. The focus mark is a visible outline or shadow of the element, or of an overlay on its card. */
function readStop(): { name: string; isMarked: boolean } | undefined {
  const stop = document.activeElement;
  if (stop === null || stop === document.body) return undefined;
  const hasMark = (style: CSSStyleDeclaration): boolean =>
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
  const box = stop.getBoundingClientRect();
  const isOnScreen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const isMarked = isOnScreen && (hasMark(getComputedStyle(stop)) || hasMark(getComputedStyle(stop, '::after')));
  return { name: stop.getAttribute('aria-label') ?? stop.textContent ?? '', isMarked };
}
