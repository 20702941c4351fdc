import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themeConfig: { docs: { sidebar: { hideable: true } } },
    };`,
    'docs/index.md': '# Home\n',
    'docs/other.md': '# Other\n',
    'src/theme/DocSidebar/Desktop/CollapseButton/index.js':
      'export default ({ onClick }) => <button onClick={onClick}>Fold away</button>;',
    'src/theme/DocRoot/Layout/Sidebar/ExpandButton/index.js': `import Original from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
      export default (props) => <div id="own"><Original {...props} /></div>;`,
  });
});

test('buttons of the site should hide the sidebar and show it again', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await page.locator('#ds-root[data-alive]').waitFor();
  const sidebar = page.locator('#ds-sidebar').getByRole('link', { name: 'Other' });
  await page.getByRole('button', { name: 'Fold away' }).click();
  await sidebar.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Fold away' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('#own').getByRole('button').click();
  await sidebar.waitFor();
  expect(await page.locator('#own').count()).toBe(0);
});
