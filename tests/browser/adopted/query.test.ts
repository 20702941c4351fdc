import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const page = (body: string, imports = '') => `import Layout from '@theme/Layout'; ${imports}
  export default function Page({ location, history }) { ${body} }`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
      clientModules: ['./insert.js'],
    };`,
    'insert.js': `if (location.pathname === '/') {
      document.querySelector('main').prepend(document.createElement('hr'));
      globalThis.hasInserted = true;
    }`,
    'src/pages/index.md': '# Home',
    'src/pages/props.jsx': page(
      `return <Layout><p id="end">{[location.search, location.hash].join(' ')}</p></Layout>;`,
    ),
    'src/pages/hook.jsx': page(
      `const { search, hash } = useLocation();
       return <Layout><p id="end">{[search, hash].join(' ')}</p>
         <button onClick={() => history.replace({ search: '?tab=two' })}>Two</button>
         <button onClick={() => history.push('/props?tab=three')}>Three</button></Layout>;`,
      "import { useLocation } from '@docusaurus/router';",
    ),
  });
});

const end = 'document.querySelector("#end")?.textContent';

test.each(['props', 'hook'])('a page that reads its query from %s should have that of the address', async (name) => {
  const { page } = await visit(`/${name}?tab=one#more`, { origin: site.origin });
  await page.waitForFunction(`${end} === '?tab=one #more'`);
});

test('a page should follow the query that it sets, without a history entry, and those navigated to', async () => {
  const { page } = await visit('/hook?tab=one', { origin: site.origin });
  await page.waitForFunction(`${end} === '?tab=one '`);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Two' }).click();
  await page.waitForFunction(`${end} === '?tab=two '`);
  expect(await page.evaluate(() => [history.length, location.search])).toEqual([steps, '?tab=two']);
  await page.getByRole('button', { name: 'Three' }).click();
  await page.waitForFunction(`location.pathname === '/props' && ${end} === '?tab=three '`);
});

test('client modules should find elements by the names of Docusaurus after one of them has made React draw the page anew', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await page.waitForFunction('globalThis.hasInserted');
  await page.locator('main > hr').waitFor({ state: 'detached' });
  await page.locator('.markdown.theme-doc-markdown').waitFor();
});
