import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { layOut } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const text = 'Some words of a long text. '.repeat(60);
const parts = (count: number, name: string): string =>
  Array.from({ length: count }, (_, index) => `## ${name} ${index}\n\n${text}\n`).join('\n');

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.ts': "export default { title: 'Contents' };",
    'pages/index.md': '# Home',
    'docs/first.md': `# First\n\n${text}\n\n${parts(60, 'Part')}\n## Last but one\n\nWords.\n\n### The last\n\nWords.\n\n#### Too deep\n\nWords.\n`,
    'docs/second.md': `# Second\n\n${parts(4, 'Piece')}`,
  });
});

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Waits until the table of contents marks this heading, and no other. */
async function waitForMark(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const marked = [...document.querySelectorAll('.toc [aria-current]')].map(({ textContent }) => textContent);
    return marked.length === 1 && marked[0] === wanted;
  }, name);
}

function scrollDown(page: Page, top: number): Promise<void> {
  return page.evaluate((value) => scrollTo({ top: value, behavior: 'instant' }), top);
}

describe('the table of contents', () => {
  test('should contain the headings of levels 2 and 3', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    expect((await contents(page).getByRole('link').allInnerTexts()).slice(-3)).toEqual([
      'Part 59',
      'Last but one',
      'The last',
    ]);
  });

  test('should highlight the heading that the reader has reached, from the first at the top to the last at the end', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await waitForMark(page, 'Part 0');
    await layOut(page);
    await page
      .getByRole('heading', { name: 'Part 7' })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await waitForMark(page, 'Part 7');
    await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
    await waitForMark(page, 'Part 7');
    await page.evaluate(() => scrollBy({ top: -600, behavior: 'instant' }));
    await waitForMark(page, 'Part 6');
    await scrollDown(page, 1_000_000);
    await waitForMark(page, 'The last');
    await scrollDown(page, 0);
    await waitForMark(page, 'Part 0');
  });

  test('should highlight the heading whose link was followed, and scroll it below the navbar', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await contents(page).getByRole('link', { name: 'Part 3', exact: true }).click();
    await waitForMark(page, 'Part 3');
    const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    expect((await page.locator('#part-3').boundingBox())?.y).toBeGreaterThan(below);
  });

  test('should keep the highlight visible if it is longer than the window', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await layOut(page);
    const frame = page.locator('.toc');
    await page
      .getByRole('heading', { name: 'Part 50' })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await waitForMark(page, 'Part 50');
    const [box, mark] = [await frame.boundingBox(), await frame.locator('[aria-current]').boundingBox()];
    expect(mark?.y).toBeGreaterThan(box?.y ?? 0);
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan(Math.min((box?.y ?? 0) + (box?.height ?? 0), 900));
  });

  test('should highlight the headings of the next page', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin });
    await waitForApp(page);
    const documents = countDocuments(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Second' }).click();
    await waitForMark(page, 'Piece 0');
    await scrollDown(page, 1_000_000);
    await waitForMark(page, 'Piece 3');
    expect(documents()).toBe(0);
  });

  test('should be collapsed above the text if there is no room beside it', async () => {
    const { page } = await visit('/docs/first', { origin: site.origin, width: 1199, script: false });
    expect(await contents(page).count()).toBe(1);
    expect(await contents(page).getByRole('link').count()).toBe(0);
    await contents(page).getByText('On this page').click();
    await contents(page).getByRole('link', { name: 'Part 40' }).click();
    await page.waitForURL('**/docs/first#part-40');
    await page.setViewportSize({ width: 1200, height: 900 });
    expect(await page.locator('.toc').isVisible()).toBe(true);
    expect(await page.locator('.toc-compact').isVisible()).toBe(false);
  });
});
