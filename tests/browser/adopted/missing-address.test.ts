import { expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { serveBuiltSite } from '../sites/built-site.js';

test('components on the page for missing addresses should have the one that the reader asked for', async () => {
  const { origin } = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
    };`,
    'src/pages/index.md': '# Home',
    'src/theme/NotFound.jsx': `import { useLocation } from '@docusaurus/router';
export default () => { const { pathname, search } = useLocation(); return <p id="page">{pathname + search}</p>; };`,
    'src/theme/Footer.jsx': `import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
export default () => <footer><p id="footer">{useLocation().pathname}</p><Link to="/">Home</Link></footer>;`,
  });
  const { page } = await visit('/no/such?a=1', { origin });
  await page.locator('#page:text-is("/no/such?a=1")').waitFor();
  await page.locator('#footer:text-is("/no/such")').waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('#footer:text-is("/")').waitFor();
});

test('a 404 page of the site should work as before', async () => {
  const { origin } = await serveBuiltSite({
    'docusaurus.config.js':
      "module.exports = { title: 'Lost', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { blog: false }]] };",
    'docs/a.md': '---\nslug: /\n---\n\n# Home\n',
    'src/pages/index.md': '# Start\n',
    'src/theme/NotFound/Content/index.js': `import { useState } from 'react';
export default function Content() {
  const [count, setCount] = useState(0);
  return <main><h1>Lost</h1><button onClick={() => setCount(count + 1)}>Asked {count} times</button></main>;
}`,
  });
  const { page } = await visit('/no/such/page', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Asked 0 times' }).click();
  await page.getByRole('button', { name: 'Asked 1 times' }).waitFor();
  expect(await page.title()).toBe('Page Not Found | Lost');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
});
