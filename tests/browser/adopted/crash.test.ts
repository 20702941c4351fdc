import { expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { serveBuiltSite } from '../sites/built-site.js';

test('a page that throws should leave the layout around it with its state, and keep its title', async () => {
  const { origin } = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
    };`,
    'src/theme/Layout.jsx': `import Layout from '@theme-original/Layout';
import { useState } from 'react';
export default function CountingLayout(props) {
  const [count, setCount] = useState(0);
  return <><button onClick={() => setCount(count + 1)}>Count {count}</button><Layout {...props} /></>;
}`,
    'src/pages/index.jsx': `import Layout from '@theme/Layout';
import { useState } from 'react';
function Vase() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('the vase fell');
  return <button onClick={() => setBroken(true)}>Push</button>;
}
export default () => <Layout title="Vases"><h1>Vases</h1><Vase /></Layout>;`,
  });
  const { page } = await visit('/', { origin });
  await waitForApp(page);
  await page.getByRole('button', { name: 'Count 0' }).click();
  await page.getByRole('button', { name: 'Push' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('the vase fell');
  expect(await page.getByRole('button', { name: 'Count' }).textContent()).toBe('Count 1');
  expect(await page.title()).toBe('Vases | Adopted');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Vases' }).waitFor();
  expect(await page.getByRole('button', { name: 'Count' }).textContent()).toBe('Count 1');
});
