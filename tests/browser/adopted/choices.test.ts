import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Choices', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      themeConfig: {
        announcementBar: { content: 'Read the news' },
        colorMode: { respectPrefersColorScheme: true },
      },
    };`,
    'src/Mode.js': `import { useColorMode } from '@docusaurus/theme-common';
export default function Mode() {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const next = { system: 'dark', dark: null }[colorModeChoice ?? 'system'];
  return <><button onClick={() => setColorMode(next)}>Mode {colorMode}, {String(colorModeChoice)}</button>
    <button onClick={() => setColorMode('light', { persist: false })}>Light for now</button></>;
}`,
    'src/custom.css': "[data-theme-choice='system'] .system { color: rgb(1, 2, 3); }",
    'docs/index.md': `import Mode from '@site/src/Mode';

# Home

<Mode />

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

test('components and style sheets should be told that the reader leaves the colour mode to the system', async () => {
  const { page } = await visit('/', { origin: site.origin });
  const html = page.locator('html');
  const attributes = () =>
    html.evaluate(({ dataset }) => [dataset.theme, dataset.themeChoice, dataset.hasHydrated].join(' '));
  await page.getByRole('button', { name: 'Mode light, null' }).click();
  await page.getByRole('button', { name: 'Mode dark, dark' }).waitFor();
  expect(await attributes()).toBe('dark dark true');
  await page.getByRole('button', { name: 'Mode dark, dark' }).click();
  await page.getByRole('button', { name: 'Mode light, null' }).waitFor();
  expect(await attributes()).toBe('light system true');
});

test('code should be able to set a mode that is not kept', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await page.getByRole('button', { name: 'Light for now' }).click();
  await page.getByRole('button', { name: 'Mode light' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('queries should choose colours and set data of the document, as on sites of Docusaurus', async () => {
  const { page } = await visit('/?docusaurus-theme=dark&docusaurus-data-embedded=true', { origin: site.origin });
  const { dataset } = await page.evaluate(() => ({ dataset: { ...document.documentElement.dataset } }));
  expect(dataset).toMatchObject({ theme: 'dark', embedded: 'true' });
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
