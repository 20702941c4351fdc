import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, holdPageData, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const category = (label: string, name: string) => ({
  type: 'category',
  label,
  collapsed: false,
  items: [`${name}-one`, `${name}-two`],
});
const nested = { type: 'category', label: 'Nested', items: ['closed-two'] };
const closed = { ...category('Closed', 'closed'), collapsed: true, items: ['closed-one', nested] };

function serve(autoCollapseCategories: boolean): Promise<BuiltSite> {
  const docs = ['first', 'second', 'closed'].flatMap((name) =>
    ['one', 'two'].map((number) => [`docs/${name}-${number}.md`, `# ${name} ${number}\n`]),
  );
  return serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Branches',
      sidebar: { autoCollapseCategories },
      docs: { sidebarPath: 'sidebars.json' },
    }),
    'sidebars.json': JSON.stringify({ docs: [category('First', 'first'), category('Second', 'second'), closed] }),
    'pages/index.md': '# Home',
    ...Object.fromEntries(docs),
  });
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** The categories that are open. */
function open(page: Page): Promise<(string | null)[]> {
  return sidebar(page)
    .locator('.sidebar-row', { has: page.locator('.sidebar-toggle[aria-expanded="true"]') })
    .allInnerTexts();
}

const fold = (page: Page, label: string) =>
  sidebar(page)
    .getByRole('button', { name: `Collapse “${label}”` })
    .click();
const unfold = (page: Page, label: string) =>
  sidebar(page)
    .getByRole('button', { name: `Expand “${label}”` })
    .click();

describe.each([
  { autoCollapse: true, unfolded: ['First'], opened: ['Closed'], wentOn: ['First'] },
  {
    autoCollapse: false,
    unfolded: ['First', 'Second'],
    opened: ['First', 'Second', 'Closed'],
    wentOn: ['First', 'Second'],
  },
])(
  'the categories of a sidebar (autoCollapseCategories: $autoCollapse)',
  ({ autoCollapse, unfolded, opened, wentOn }) => {
    let site: BuiltSite;
    beforeAll(async () => {
      site = await serve(autoCollapse);
    });

    test('should collapse and expand before React is loaded', async () => {
      const { page } = await visit('/docs/second-one', { origin: site.origin, without: '**/assets/js/app-*.js' });
      expect(await open(page)).toEqual(['First', 'Second']);
      await fold(page, 'First');
      expect(await open(page)).toEqual(['Second']);
      await unfold(page, 'First');
      expect(await open(page)).toEqual(unfolded);
    });

    test('should expand in place once React is loaded', async () => {
      const { page } = await visit('/docs/first-one', { origin: site.origin, saveData: true });
      await waitForApp(page);
      expect(await open(page)).toEqual(['First', 'Second']);
      await unfold(page, 'Closed');
      await sidebar(page).getByRole('button', { name: 'Expand “Nested”' }).waitFor();
      expect(await open(page)).toEqual(opened);
      await fold(page, 'Closed');
      expect(await open(page)).toEqual(opened.filter((name) => name !== 'Closed'));
    });

    test('should expand in place by their labels, too, if they have no page', async () => {
      const { page } = await visit('/docs/first-one', { origin: site.origin, saveData: true });
      await waitForApp(page);
      await sidebar(page).getByRole('link', { name: 'Closed' }).click();
      expect(await open(page)).toEqual(opened);
      expect(new URL(page.url()).pathname).toBe('/docs/first-one');
      // the label is not a link any more
      expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Collapse “Closed”');
    });

    test('should be expanded or not after navigation', async () => {
      const { page } = await visit('/docs/first-one', { origin: site.origin, saveData: true });
      await waitForApp(page);
      const documents = countDocuments(page);
      await sidebar(page).getByRole('link', { name: 'first two' }).click();
      await arrive(page, 'first two');
      expect([await open(page), documents()]).toEqual([wentOn, 0]);
    });

    test('should stay as the reader left them when React hydrates them', async () => {
      const { page } = await visit('/', { origin: site.origin, saveData: true });
      const release = await holdPageData(page, '/docs/first-one');
      await page.goto('/docs/first-one');
      await fold(page, 'First');
      release();
      await waitForApp(page);
      expect(await open(page)).toEqual(['Second']);
      await unfold(page, 'First');
      expect(await open(page)).toEqual(unfolded);
    });
  },
);
