import { expect, test } from '@jest/globals';
import { settle, visit } from './visit.js';

test('the home page should be named by the site alone', async () => {
  const { page } = await visit('/');
  expect(await page.title()).toBe('Moodle Developer Resources');
});

test('the home page should come alive without React drawing anything anew', async () => {
  const { page, problems } = await visit('/');
  const title = await page.getByRole('heading', { level: 1 }).elementHandle();
  const isAlive = (): boolean => {
    const region = document.querySelector('[data-chunk]') as Element;
    return Object.keys(region).some((key) => key.startsWith('__reactContainer'));
  };
  await page.waitForFunction(isAlive);
  await settle(page);
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
  expect(problems).toEqual([]);
});

test('the home page should hold all of its text and links without script', async () => {
  const texts = async (script: boolean): Promise<(string | null)[]> => {
    const { page } = await visit('/', { script });
    const main = page.getByRole('main');
    return [await main.textContent(), ...(await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))];
  };
  const [text, ...links] = await texts(false);
  expect([text, ...links]).toEqual(await texts(true));
  expect(links).toContain('/docs/apis');
  expect(text).toContain('Moodle developer resources');
});
