import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../reader/visit.js';
import { layOut, settle } from '../reader/waiting.js';

const path = '/general/development/policies/codingstyle';
const withoutBoot = { without: '**/assets/js/boot-*.js' };

test('the first layout of a long page should leave out what is far below the screen', async () => {
  const { page } = await visit(path, withoutBoot);
  expect(await isLastListLaidOut(page)).toBe(false);
});

test.each([1440, 390])('a page of %i pixels should soon be laid out as if it had been at once', async (width) => {
  const { page } = await visit(path, { width });
  const places = await finalPlaces(page);
  expect(await page.locator('[data-body] > :is([style], [data-laid-out])').count()).toBe(0);
  expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
  await page.reload();
  expect(places).toEqual(await finalPlaces(page));
});

test.each(['#naming', '#:~:text=Naming'])('a page at %s should be laid out at once', async (part) => {
  const { page } = await visit(path + part, withoutBoot);
  expect(await isLastListLaidOut(page)).toBe(true);
});

/** Whether the last list of the text is laid out, which lies far below the screen. */
function isLastListLaidOut(page: Page): Promise<boolean> {
  return page
    .locator('[data-body] > ul > li')
    .last()
    .evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));
}

/** Where the blocks of the text begin when all are laid out, in pixels. */
async function finalPlaces(page: Page): Promise<readonly number[]> {
  await layOut(page);
  await settle(page);
  return page
    .locator('[data-body] > *')
    .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).offsetTop));
}
