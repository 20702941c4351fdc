import { beforeAll, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

/** A plugin whose pages have a sidebar of their own, like those of `docusaurus-theme-openapi`. */
const apiPlugin = `() => ({ name: 'api', getThemePath: () => './api-theme', contentLoaded: ({ actions }) => {
  const sidebar = [{ type: 'category', label: 'Pets', collapsible: true, collapsed: true, items: [
    { type: 'link', label: 'List', href: '/api', className: 'api-method get' }] }, { type: 'link', label: 'Add', href: '/api/add' }];
  actions.addRoute({ path: '/api', component: '@theme/ApiPage', exact: true, props: { sidebar } });
} })`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      plugins: [${apiPlugin}],
      themeConfig: { navbar: { title: 'Adopted', items: [{ to: '/a', label: 'Guide' }] } },
    };`,
    'src/theme/Navbar/index.js': `import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
      import NavbarLayout from '@theme/Navbar/Layout';
      export default () => {
        const menu = useNavbarMobileSidebar();
        return <NavbarLayout><button onClick={menu.toggle} aria-expanded={menu.shown}>Menu</button></NavbarLayout>;
      };`,
    'src/theme/DocSidebar/Desktop/index.js': `import Desktop from '@theme-original/DocSidebar/Desktop';
      export default (props) => <div><p>Choose</p><Desktop {...props} /></div>;`,
    'src/theme/Navbar/MobileSidebar/SecondaryMenu/index.js': `import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
      export default () => {
        const { shown, hide, content } = useNavbarSecondaryMenu();
        return shown ? <><button onClick={hide}>Back</button>{content}</> : <p>Nothing more</p>;
      };`,
    'api-theme/ApiPage.js': `import DocSidebar from '@theme/DocSidebar';
      import Layout from '@theme/Layout';
      export default ({ sidebar }) => <Layout><aside><DocSidebar sidebar={sidebar} path="/api" onCollapse={() => {}} isHidden={false} /></aside>
        <style>{'aside { margin-top: calc(-1 * var(--ifm-navbar-height)); } @media (width <= 996px) { aside { display: none; } }'}</style></Layout>;`,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# Page\n\nText.\n',
  });
});

test('a button of the site should open the menu, whose second part can be left', async () => {
  const { page } = await visit('/a', { origin: site.origin, width: 390 });
  await waitForApp(page);
  const button = page.getByRole('button', { name: 'Menu' });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  expect([await button.getAttribute('aria-expanded'), await sidebar.isVisible()]).toEqual(['false', false]);
  await button.click();
  await sidebar.waitFor();
  expect(await page.locator('button[aria-expanded="true"]').textContent()).toBe('Menu');
  expect(await sidebar.getByRole('link').allInnerTexts()).toEqual(['Page', 'Home']);
  expect(await page.getByText('Choose').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Nothing more').waitFor();
  expect(await sidebar.isVisible()).toBe(false);
});

test('the sidebar on a wide screen should have everything the site has put there', async () => {
  const { page } = await visit('/a', { origin: site.origin, width: 1200 });
  expect(await page.getByText('Choose').isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).count()).toBe(1);
});

test('a page of a plugin should have its own sidebar, beside it or in the menu', async () => {
  const wide = await visit('/api', { origin: site.origin, width: 1200 });
  const links = wide.page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['List', 'Add']);
  expect(await links.last().evaluate((link) => getComputedStyle(link).display)).toBe('flex');
  const navbar = await wide.page.locator('.navbar').first().boundingBox();
  const first = await wide.page.getByText('Choose').boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  const { page } = await visit('/api', { origin: site.origin, width: 390 });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'List' }).waitFor();
  expect(await page.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('page');
});
