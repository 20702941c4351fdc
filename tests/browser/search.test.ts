import { expect, test } from '@jest/globals';
import { visit } from './visit.js';

test.each([true, false])('the search field should lead to the search page, script or not (%s)', async (script) => {
  const { page } = await visit('/docs', { script });
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill('lock api');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=lock+api');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Search');
});

test('the search page should search again without script, and say what is missing', async () => {
  const { page } = await visit('/search', { script: false });
  const main = page.getByRole('main');
  expect(await main.getByText(/Search results need JavaScript/).isVisible()).toBe(true);
  await main.getByRole('searchbox').fill('tasks');
  await main.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=tasks');
});

test.each(['/', 'Control+k'])('%s should bring the focus to the search field', async (keys) => {
  const { page } = await visit('/docs');
  await page.keyboard.press(keys);
  const field = page.getByRole('banner').getByRole('searchbox');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('');
});
