import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const long = 'Some words of a long text. '.repeat(100);
/** A set of two tabs; panels contain the name of the set, so that their names differ. */
const tabs = (set: string, group: string | undefined, texts: readonly [string, string]): string => `
<Tabs${group === undefined ? '' : ` groupId="${group}"`}>
<TabItem value="a" label="${set} A">

${texts[0]}

</TabItem>
<TabItem value="b" label="${set} B">

${texts[1]}

</TabItem>
</Tabs>
`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.ts': `export default { title: 'Tabs', i18n: { defaultLocale: 'en', locales: ['en', 'ar'] } };`,
    'pages/index.md': '# Home\n',
    'docs/one.md': `# One\n\n[To a part](./two.mdx#inside)\n`,
    'docs/first.mdx': `# First\n\n${long}\n\n${long}\n${tabs('Upper', 'os', [long, 'Short.'])}${tabs('Lower', 'os', ['Text.', 'Text.'])}${tabs('Other', 'shell', ['Text.', 'Text.'])}${tabs('Lone', undefined, ['Text.', 'Text.'])}\n${long}`,
    'docs/named.mdx': `# Named\n${tabs('Set', 'os', ['Text.', 'Text.']).replace('<Tabs', '<Tabs queryString="on"')}${tabs('Own', 'shell', ['Text.', 'Text.']).replace('<Tabs', '<Tabs queryString')}`,
    'docs/two.mdx': `# Second\n${tabs('Next', 'os', [long, `## Inside\n\n${long}`])}\n## After\n\n${long}`,
  });
});

/** The selected tabs. */
function chosen(page: Page): Promise<string[]> {
  return page.locator('[role="tab"][aria-selected="true"]').allInnerTexts();
}

/** The tabs whose panels are visible. */
function shown(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('tabpanel')
    .locator('visible=true')
    .evaluateAll((panels) => panels.map((panel) => panel.querySelector('.tab-label')?.textContent ?? null));
}

test('all tabs of a group should follow a choice, and no others', async () => {
  const { page } = await visit('/docs/first', { origin: site.origin });
  expect(await shown(page)).toEqual(['Upper A', 'Lower A', 'Other A', 'Lone A']);
  await page.getByRole('tab', { name: 'Upper B' }).click();
  expect(await shown(page)).toEqual(['Upper B', 'Lower B', 'Other A', 'Lone A']);
  expect(await chosen(page)).toEqual(await shown(page));
  await page.getByRole('tab', { name: 'Lone B' }).click();
  expect(await shown(page)).toEqual(['Upper B', 'Lower B', 'Other A', 'Lone B']);
});

test('the address should choose tabs, and follow the choice', async () => {
  const { page } = await visit('/docs/named?on=b&shell=c&x=1', { origin: site.origin });
  expect(await shown(page)).toEqual(['Set B', 'Own A']);
  await page.getByRole('tab', { name: 'Own B' }).click();
  await page.getByRole('tab', { name: 'Set A' }).click();
  expect(new URL(page.url()).search).toBe('?on=a&shell=b&x=1');
  await page.reload();
  expect(await shown(page)).toEqual(['Set A', 'Own B']);
});

test('a choice should leave its tab in place, although content above it grows or shrinks', async () => {
  const { page } = await visit('/docs/first', { origin: site.origin });
  const tab = page.getByRole('tab', { name: 'Lower B' });
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  expect(await page.getByRole('tabpanel', { name: 'Upper B' }).count()).toBe(1);
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('a choice should apply to the next page, and only to its group', async () => {
  const { page } = await visit('/docs/first', { origin: site.origin });
  await waitForApp(page);
  const documents = countDocuments(page);
  await page.getByRole('tab', { name: 'Upper B' }).click();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Second' }).click();
  await arrive(page, 'Second');
  await page.getByRole('tabpanel', { name: 'Next B' }).waitFor();
  expect([await shown(page), documents()]).toEqual([['Next B'], 0]);
  await page.goto('/docs/first');
  expect(await shown(page)).toEqual(['Upper B', 'Lower B', 'Other A', 'Lone A']);
});

test('the tab of an earlier choice should be shown before any script but that of the head has run, without a shift', async () => {
  const { page } = await visit('/docs/two', { origin: site.origin });
  await page.getByRole('tab', { name: 'Next B' }).click();
  await page.reload();
  await settle(page);
  expect(await page.evaluate(() => globalThis.layoutShift)).toBe(0);
  await page.route('**/assets/js/boot-*.js', (route) => route.abort());
  await page.reload();
  expect(await shown(page)).toEqual(['Next B']);
  expect(await chosen(page)).toEqual(await shown(page));
});

describe('a fragment inside a hidden panel', () => {
  const isBelowBar = async (page: Page): Promise<boolean> => {
    const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    const top = await page
      .getByRole('heading', { name: 'Inside' })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    return top >= below && top < below + 200;
  };

  test('should be shown when the page is loaded', async () => {
    const { page } = await visit('/docs/two#inside', { origin: site.origin });
    await settle(page);
    expect([await shown(page), await isBelowBar(page)]).toEqual([['Next B'], true]);
  });

  test('should be shown when the reader follows a link on the same page', async () => {
    const { page } = await visit('/docs/two', { origin: site.origin });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Inside' }).click();
    await page.getByRole('heading', { name: 'Inside' }).waitFor();
    await expectSoon(async () => [await shown(page), await isBelowBar(page)], [['Next B'], true]);
  });

  test('should be shown when the reader comes from another page', async () => {
    const { page } = await visit('/docs/one', { origin: site.origin });
    await waitForApp(page);
    const documents = countDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'To a part' }).click();
    await arrive(page, 'Second');
    expect([await shown(page), await isBelowBar(page), documents()]).toEqual([['Next B'], true, 0]);
  });

  test('should be shown when the reader comes back, at the former scroll position', async () => {
    const { page } = await visit('/docs/two#inside', { origin: site.origin, reducedMotion: true });
    await waitForApp(page);
    const documents = countDocuments(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await settle(page);
    const left = await page.evaluate(() => scrollY);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'One' }).click();
    await arrive(page, 'One');
    await page.goBack();
    await arrive(page, 'Second');
    await settle(page);
    expect([await shown(page), await page.evaluate(() => scrollY), documents()]).toEqual([['Next B'], left, 0]);
  });
});

test('an arrow key with a modifier should be left to the browser', async () => {
  const { page } = await visit('/docs/first', { origin: site.origin });
  await page.getByRole('tab', { name: 'Upper A' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  expect(await chosen(page)).toContain('Upper A');
});

test('arrow keys should follow the direction of the text', async () => {
  const { page } = await visit('/ar/docs/first', { origin: site.origin });
  await page.getByRole('tab', { name: 'Upper A' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await chosen(page)).toContain('Upper B');
  await page.keyboard.press('ArrowRight');
  expect(await chosen(page)).toContain('Upper A');
});
