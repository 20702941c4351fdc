import { beforeAll, expect, test } from '@jest/globals';
import { type BuiltSite, serveBuiltSite } from './built-site.js';
import { visit } from './visit.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Choices', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      themeConfig: { announcementBar: { content: 'Read the news' } },
    };`,
    'docs/index.md': `# Home

<Tabs groupId="os">
<TabItem value="a" label="A">First text</TabItem>
<TabItem value="b" label="B">Second text</TabItem>
</Tabs>
`,
  });
});

test('choices that readers made on the site of Docusaurus should still be known, under the same names', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await page.getByText('Read the news').waitFor();
  await page.getByRole('tab', { name: 'B' }).click();
  await page.locator('[data-action="close-announcement"]').click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'docusaurus.tab.os': 'b',
    'docusaurus.announcement.id': 'announcement-bar',
    'docusaurus.announcement.dismiss': 'true',
  });
  await page.reload();
  await page.getByText('Second text').waitFor();
  expect(await page.getByText('Read the news').isVisible()).toBe(false);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an earlier one'));
  await page.reload();
  await page.getByText('Read the news').waitFor();
});
