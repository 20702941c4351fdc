import { expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';

test('the home page should be titled by the site only', async () => {
  const { page } = await visit('/');
  expect(await page.title()).toBe('Moodle Developer Resources');
});

test('the home page should be rendered on the server only, without a script of its own', async () => {
  const { page, problems } = await visit('/');
  await waitForApp(page);
  expect([await page.locator('[data-chunk]').count(), problems]).toEqual([0, []]);
  const styles = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(styles).toEqual([expect.stringContaining('/styles-'), expect.stringContaining('/page-content-pages-index-')]);
});

test('the home page should have all of its text and links without script', async () => {
  const texts = async (script: boolean): Promise<(string | null)[]> => {
    const { page } = await visit('/', { script });
    const main = page.getByRole('main');
    return [
      await main.textContent(),
      ...(await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))),
    ];
  };
  const [text, ...links] = await texts(false);
  expect([text, ...links]).toEqual(await texts(true));
  expect(links).toContain('/docs/apis');
  expect(text).toContain('Moodle developer resources');
});

test('the footer should show the badge of the host, in one shape, and the announcement link to its subject', async () => {
  const { page } = await visit('/');
  const badge = page.getByRole('contentinfo').getByRole('img', { name: 'Deploys by Netlify' });
  await badge.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  expect(await badge.count()).toBe(1);
  await waitForApp(page);
  await page.getByRole('link', { name: 'See what it changes for your plugin' }).click();
  await arrive(page, 'Moodle 4.0 developer update');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  expect(await page.getByText('Moodle 4.0 is out.').isVisible()).toBe(false);
});
