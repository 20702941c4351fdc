import { beforeAll, expect, test } from '@jest/globals';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = { title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] };`,
    'src/state.js': `import { createContext, useContext, useState } from 'react';
      const Plan = createContext();
      export const usePlan = () => useContext(Plan);
      export const PlanProvider = ({ children }) => <Plan value={useState('free')}>{children}</Plan>;`,
    'src/theme/Root.js': `import { PlanProvider } from '../state';
      export default ({ children }) => <PlanProvider>{children}</PlanProvider>;`,
    'src/theme/Navbar/Content/index.js': `import { usePlan } from '@site/src/state';
      export default () => { const [plan, setPlan] = usePlan(); return <button onClick={() => setPlan('paid')}>In the navbar: {plan}</button>; };`,
    'src/Plan.js': `import { usePlan } from './state';
      import { useId } from 'react';
      export const Shown = () => <p id={useId()}>Shown: {usePlan()[0]}</p>;
      export const Trial = () => { const [plan, setPlan] = usePlan(); return <button onClick={() => setPlan('trial')}>Try from {plan}</button>; };`,
    'docs/index.mdx':
      "# Home\n\nimport { Shown, Trial } from '@site/src/Plan';\n\n<Shown />\n\nBetween.\n\n<Trial />\n\n[On](./next.mdx)\n",
    'src/Titles.js': `import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
      import { useState } from 'react';
      export default () => {
        const { docs } = useDocsVersion();
        const [count, setCount] = useState(0);
        return <button onClick={() => setCount(count + 1)}>{Object.values(docs).map(({ title }) => title).sort().join()} {count}</button>;
      };`,
    'src/Reader.js': `import useIsBrowser from '@docusaurus/useIsBrowser';
      import { useState } from 'react';
      export default () => {
        if (!useIsBrowser()) return <p>For all</p>;
        const [count, setCount] = useState(0);
        return <button onClick={() => setCount(count + 1)}>For you {count}</button>;
      };`,
    'docs/titles.mdx':
      "# Titles\n\nimport Titles from '@site/src/Titles';\nimport Reader from '@site/src/Reader';\n\n<Titles />\n\n<Reader />\n",
    'docs/next.mdx': "# Next\n\nimport { Shown } from '@site/src/Plan';\n\n<Shown />\n",
  });
});

test('components of documents should share context state with each other and with the page frame, on all pages', async () => {
  const { page, problems } = await visit('/', { origin: site.origin });
  await waitForApp(page);
  expect(await page.getByText('Shown: free').count()).toBe(1);
  await page.getByRole('button', { name: 'Try from free' }).click();
  await page.getByText('Shown: trial').waitFor();
  await page.getByRole('button', { name: 'In the navbar: trial' }).click();
  await page.getByRole('button', { name: 'Try from paid' }).waitFor();
  expect(await page.getByText('Shown: paid').count()).toBe(1);
  await page.getByRole('link', { name: 'On', exact: true }).click();
  await page.getByRole('heading', { name: 'Next' }).waitFor();
  await page.getByText('Shown: paid').waitFor();
  expect(problems).toEqual([]);
});

test('components should be able to call further hooks once they are in a browser', async () => {
  const { page, problems } = await visit('/titles', { origin: site.origin });
  await page.getByRole('button', { name: 'For you 0' }).click();
  await page.getByRole('button', { name: 'For you 1' }).waitFor();
  expect(problems).toEqual([]);
});

test('components should receive the documents of their version when hydrated, and after navigation', async () => {
  const { page, problems } = await visit('/titles', { origin: site.origin });
  await page.getByRole('button', { name: 'Home,Next,Titles 0' }).click();
  await page.getByRole('button', { name: 'Home,Next,Titles 1' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).first().click();
  await page.getByRole('heading', { name: 'Next' }).waitFor();
  await page.getByRole('link', { name: 'Titles' }).first().click();
  await page.getByRole('button', { name: 'Home,Next,Titles 0' }).click();
  await page.getByRole('button', { name: 'Home,Next,Titles 1' }).waitFor();
  expect(problems).toEqual([]);
});
