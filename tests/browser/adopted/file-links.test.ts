import { expect, test } from '@jest/globals';
import { waitForApp, watchPageData } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { expectSoon } from '../reader/waiting.js';
import { serveBuiltSite } from '../sites/built-site.js';

test('links of components to files should not be fetched as pages', async () => {
  const { origin } = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { docs: false }]],
    };`,
    'static/sheet.ods': 'Sheet',
    'static/late.zip': 'Zip',
    'blog/2024-01-01-post.md': '# Post',
    'src/pages/v1.2.md': '# Release',
    'src/pages/index.jsx': `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import { useState } from 'react';
export default function Home() {
  const [isLate, setLate] = useState(false);
  return <Layout><Link to="/sheet.ods">Sheet</Link> <a href="/blog/rss.xml">Feed</a>
    <button onClick={() => setLate(true)}>More</button>{isLate && <a href="/late.zip">Late</a>}
    {isLate && <Link to="/v1.2">Release</Link>}</Layout>;
}`,
    'src/theme/Footer.jsx': `export default () => <footer><a href="/sheet.ods">Sheet again</a></footer>;`,
  });
  const { page, problems } = await visit('/', { origin, saveData: false });
  const fetched = watchPageData(page);
  await page.reload();
  await waitForApp(page);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Sheet', 'Feed', 'Late', 'Sheet again'])
    await page.getByRole('link', { name, exact: true }).hover();
  await expectSoon(async () => fetched.includes('/v1.2'), true);
  // the page that is left may still ask for itself
  expect([[...new Set(fetched)], problems]).toEqual([['/index', '/v1.2'], []]);
});
