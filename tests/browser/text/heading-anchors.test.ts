import { expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { expectSoon, settle } from '../reader/waiting.js';
import { serveBuiltSite } from '../sites/built-site.js';

const path = '/docs/apis/core/dml';

test.each([true, false])(
  'a heading should have a link to itself, visible under the pointer (script: %s)',
  async (script) => {
    const { page } = await visit(path, { script, reducedMotion: true });
    const heading = page.locator('#portable-sql');
    const link = heading.getByRole('link', { name: 'Direct link to Portable SQL' });
    const opacity = (): Promise<string> => link.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await heading.hover();
    expect(await opacity()).toBe('1');
    await link.click();
    await page.waitForURL(`**${path}#portable-sql`);
    const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    const isBelowBar = async (): Promise<boolean> => {
      const top = (await heading.boundingBox())?.y ?? Number.NaN;
      return top >= below && top < below + 100;
    };
    await expectSoon(isBelowBar, true);
  },
);

test('the link of a heading should be focusable and followed by keyboard', async () => {
  const { page } = await visit(path, { reducedMotion: true });
  await settle(page);
  const link = page.locator('#portable-sql').getByRole('link');
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}#portable-sql`);
});

test('headings should have their own names and ids, whatever the parts of the page are called', async () => {
  const names = ['Root', 'Main', 'Sidebar', 'Status', 'Page announcer', 'Site menu'];
  const { origin } = await serveBuiltSite({
    'docsite.config.json': '{ "title": "Names" }',
    'docs/index.md': `---\ntitle: Names\nslug: /\n---\n\n\`\`\`js\nok();\n\`\`\`\n\n${names.map((name) => `## ${name}\n\nText.\n`).join('\n')}`,
    'pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
  });
  const { page } = await visit('/docs', { origin, reducedMotion: true });
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByRole('status').filter({ hasText: /cop/i }).waitFor();
  for (const name of names) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
    await page.waitForFunction((wanted) => document.querySelector(':target')?.firstChild?.textContent === wanted, name);
  }
});
