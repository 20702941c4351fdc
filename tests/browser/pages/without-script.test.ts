import { expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';

const path = '/docs/apis/core/dml';

test.each([1440, 390])(
  'a page without script should be fully readable at %i pixels, and show nothing without function',
  async (width) => {
    const { page } = await visit(path, { width, script: false });
    const main = page.getByRole('main');
    const { page: alive } = await visit(path, { width });
    const texts = (selector: string, of = main): Promise<string[]> => of.locator(selector).allTextContents();
    for (const selector of ['h2', '.markdown > p', 'pre', 'td'])
      expect(await texts(selector)).toEqual(await texts(selector, alive.getByRole('main')));
    expect(
      await main.locator('pre').evaluateAll((blocks) => blocks.filter((block) => !block.checkVisibility()).length),
    ).toBe(0);
    expect(await main.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(width === 390 ? 1 : 0);
  },
);

test('navbar, sidebar, breadcrumbs, table of contents, tags and pagination should work without script', async () => {
  const { page } = await visit(path, { script: false });
  const follow = async (navigation: string, link: string, address: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('navigation', { name: navigation }).getByRole('link', { name: link }).first().click();
    await page.waitForURL(`**${address}`);
  };
  await follow('Main', 'Process', '/general/development/process');
  await follow('Docs sidebar', 'Plugin types', '/docs/apis/plugintypes');
  await follow('Breadcrumbs', 'Home page', '/');
  await follow('On this page', 'Portable SQL', `${path}#portable-sql`);
  await follow('Docs pages', 'Next', '/docs/**');
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'XMLDB' }).click();
  await page.waitForURL('**/docs/tags/xmldb');
});
