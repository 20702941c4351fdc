import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const page = (text: string) => `import Layout from '@theme/Layout'; import { useLocation } from '@docusaurus/router';
  export default function Page() { const { pathname } = useLocation(); return <Layout><p id="text">${text}</p></Layout>; }`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/base/',
      presets: [['classic', { docs: false, blog: false }]],
      plugins: [() => ({ name: 'open', contentLoaded({ actions }) {
        actions.addRoute({ path: '/base/any/*', component: '@site/src/Any.js' });
        actions.addRoute({ path: '/base/shop', component: '@site/src/Shop.js' });
        actions.addRoute({ path: '/base/exact', component: '@site/src/Exact.js', exact: true });
      } })],
    };`,
    'src/Any.js': page('any {pathname}'),
    'src/Shop.js': page('shop'),
    'src/Exact.js': `export default function Exact({ history }) {
      return <button onClick={() => history.push('/base/any/pushed')}>{history.location.pathname}</button>;
    }`,
    'src/pages/index.md': '# Home\n\n[Below](/any/thing) [Shelf](/shop/shelf)',
  });
});

const text = 'document.querySelector("#text")?.textContent';

test('a route for many addresses should answer for those below it, which a host has no files for', async () => {
  const { page } = await visit('/base/any/thing/deep?a=1#b', { origin: site.origin });
  await page.waitForFunction(`${text} === 'any /base/any/thing/deep'`);
  expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
    '/base/any/thing/deep?a=1#b',
  );
  await page.goto(`${site.origin}/base/shop/shelf`);
  await page.waitForFunction(`${text} === 'shop'`);
});

test('links to addresses below such a route should show its page', async () => {
  const { page } = await visit('/base/', { origin: site.origin });
  await page.locator('#ds-root[data-alive]').waitFor();
  await page.getByRole('link', { name: 'Below' }).click();
  await page.waitForFunction(`location.pathname === '/base/any/thing' && ${text} === 'any /base/any/thing'`);
});

test('addresses below the route of one address should not exist', async () => {
  const { page } = await visit('/base/exact/more', { origin: site.origin });
  await page.locator('#ds-root[data-alive]').waitFor();
  expect(await page.locator('#text').count()).toBe(0);
  await page.getByText('404').waitFor();
});

test('the component of a route should go to other pages by the history that it is given', async () => {
  const { page } = await visit('/base/exact', { origin: site.origin });
  await page.locator('#ds-root[data-alive]').waitFor();
  await page.getByRole('button', { name: '/base/exact' }).click();
  await page.waitForFunction(`location.pathname === '/base/any/pushed' && ${text} === 'any /base/any/pushed'`);
});
