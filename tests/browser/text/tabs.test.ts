import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { visit } from '../reader/visit.js';

const path = '/docs/apis/core/dml';

function shownPanels(page: Page): Promise<string[]> {
  return page
    .getByRole('tabpanel')
    .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('aria-labelledby') ?? ''));
}

async function stateOf(tab: Locator): Promise<object> {
  return {
    selected: await tab.getAttribute('aria-selected'),
    focused: await tab.evaluate((element) => element === document.activeElement),
  };
}

test('without script all panels should be shown one after the other, each below its label', async () => {
  const { page } = await visit(path, { script: false });
  const names = await page.locator('.tab-label').allTextContents();
  expect(names).toEqual(['Conditions', 'Select', 'SQL', 'Named', 'Question marks']);
  for (const name of names) expect(await page.locator('.tab-label', { hasText: name }).isVisible()).toBe(true);
  expect(await shownPanels(page)).toHaveLength(5);
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('a click on a tab should show only its panel', async () => {
  const { page } = await visit(path);
  expect(await shownPanels(page)).toHaveLength(2);
  await page.getByRole('tab', { name: 'SQL' }).click();
  expect(await page.getByRole('tabpanel', { name: 'SQL' }).isVisible()).toBe(true);
  expect(await page.getByRole('tabpanel', { name: 'Conditions' }).count()).toBe(0);
  expect(await page.getByRole('tabpanel', { name: 'Named' }).isVisible()).toBe(true);
});

test('arrow keys, Home and End should move through the tabs', async () => {
  const { page } = await visit(path);
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  const chosen = { selected: 'true', focused: true };
  await tab('Conditions').focus();
  await page.keyboard.press('ArrowRight');
  expect(await stateOf(tab('Select'))).toEqual(chosen);
  await page.keyboard.press('End');
  expect(await stateOf(tab('SQL'))).toEqual(chosen);
  await page.keyboard.press('ArrowRight');
  expect(await stateOf(tab('Conditions'))).toEqual(chosen);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  expect(await stateOf(tab('Conditions'))).toEqual(chosen);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await stateOf(tab('Conditions'))).toEqual(chosen);
});

test('the choice of a tab should persist when the reader comes back', async () => {
  const { page } = await visit(path);
  await page.getByRole('tab', { name: 'Select' }).click();
  await page.reload();
  expect(await page.getByRole('tab', { name: 'Select' }).getAttribute('aria-selected')).toBe('true');
});
