import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = { title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: {} }]],
      plugins: [['content-docs', { id: 'api', path: 'api', routeBasePath: 'api', docItemComponent: '@site/src/ApiItem' }]] };`,
    'src/ApiItem.js': `import { useState } from 'react'; import CodeBlock from '@theme/CodeBlock';
      export default ({ content: Content }) => { const [sent, setSent] = useState(0);
        return <article><button onClick={() => setSent(sent + 1)}>Requests sent: {sent}</button>
          <CodeBlock language="js">let drawn;</CodeBlock><Content /></article>; };`,
    'src/pages/index.md': '# Home\n\n[A document](/docs/a)\n\n[An operation](/api/a)\n',
    'src/pages/throws.js': `import { useEffect, useState } from 'react'; import Layout from '@theme/Layout';
      export default () => { const [isLoaded, setLoaded] = useState(false); useEffect(() => setLoaded(true), []);
        if (isLoaded) throw new Error('out of order'); return <Layout>Fine</Layout>; };`,
    'src/theme/ErrorPageContent/index.js':
      'export default ({ error, tryAgain }) => <button onClick={tryAgain}>Draw it again: {error.message}</button>;',
    'docs/a.md': '# Document\n',
    'api/a.md': '# Operation\n',
  });
});

/** Whether the page has loaded the code of the component. */
async function hasComponent(page: Page): Promise<boolean> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = urls.filter((url) => new URL(url).pathname.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return texts.some((text) => text.includes('Requests sent'));
}

test.each(['/', '/docs/a'])(
  'the component that an option names for documents of another instance should not be loaded on %s',
  async (path) => {
    const { page } = await visit(path, { origin: site.origin });
    await waitForApp(page);
    await settle(page);
    expect(await hasComponent(page)).toBe(false);
  },
);

test('a document and its code should be drawn by the component of its instance, on a first page and after a link', async () => {
  const loaded = await visit('/api/a', { origin: site.origin });
  await waitForApp(loaded.page);
  await loaded.page.getByRole('button', { name: 'Requests sent: 0' }).click();
  await loaded.page.getByRole('button', { name: 'Requests sent: 1' }).waitFor();
  const followed = await visit('/', { origin: site.origin });
  await waitForApp(followed.page);
  await followed.page.getByRole('link', { name: 'An operation' }).click();
  await followed.page.getByRole('heading', { name: 'Operation' }).waitFor();
  await followed.page.getByRole('button', { name: 'Requests sent: 0' }).click();
  await followed.page.getByRole('button', { name: 'Requests sent: 1' }).waitFor();
  for (const { page, problems } of [loaded, followed]) {
    await page.locator('.code-frame .wrap-button').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  }
});

test('a page that throws should be replaced by the component that the site has for that', async () => {
  const { page } = await visit('/throws', { origin: site.origin });
  await page.getByRole('button', { name: 'Draw it again: out of order' }).waitFor();
});
