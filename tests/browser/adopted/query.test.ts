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
      `const { search, hash, state } = useLocation();
       const [query, setQuery] = useQueryString('tab');
       useEffect(() => history.listen((to, action) => {
         globalThis.heard = [...(globalThis.heard ?? []), [action, to.pathname + to.search + to.hash, to.state?.from].join(' ').trim()];
       }), [history]);
       useEffect(() => {
         globalThis.seen = [...(globalThis.seen ?? []), [history.action, search + hash, state?.from].join(' ').trim()];
       }, [search, hash, state]);
       return <Layout><p id="end">{[search, hash].join(' ')}</p>
         <button onClick={() => history.replace({ search: '?tab=two' })}>Two</button>
         <button onClick={() => history.push('/props?tab=three')}>Three</button>
         <button onClick={() => history.push('?tab=four', { from: 'two' })}>Four</button>
         <button onClick={() => setQuery('five', { push: true })}>Five</button>
         <button onClick={() => history.push('#end')}>End</button>
         <button onClick={() => setGone(true)}>Gone</button>{isGone && <Redirect to="/props?tab=gone" />}
         <div style={{ height: 3000 }} /></Layout>;`.replace(
        'return',
        'const [isGone, setGone] = useState(false); return',
      ),
      `import { Redirect, useLocation } from '@docusaurus/router'; import { useEffect, useState } from 'react';
       import { useQueryString } from '@docusaurus/theme-common';`,
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

test('the history should tell listeners and pages of every change, keep states, and leave the page where it is', async () => {
  const { page } = await visit('/hook?tab=one', { origin: site.origin });
  await page.waitForFunction(`${end} === '?tab=one '`);
  await page.evaluate('globalThis.seen = []; scrollTo(0, 40)');
  const steps = await page.evaluate(() => history.length);
  for (const [name, search] of [
    ['Two', 'two'],
    ['Four', 'four'],
    ['Five', 'five'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await page.waitForFunction(`${end} === '?tab=${search} '`);
  }
  expect(await page.evaluate('scrollY')).toBe(40);
  await page.evaluate(() => history.back());
  await page.waitForFunction(`${end} === '?tab=four '`);
  await page.getByRole('button', { name: 'End' }).click();
  await page.waitForFunction(`${end} === ' #end'`);
  const changes = ['REPLACE ?tab=two', 'PUSH ?tab=four two', 'PUSH ?tab=five two', 'POP ?tab=four two', 'PUSH #end'];
  expect(await page.evaluate('globalThis.seen')).toEqual(changes);
  expect(await page.evaluate('globalThis.heard')).toEqual(changes.map((change) => change.replace(' ', ' /hook')));
  await page.getByRole('button', { name: 'Gone' }).click();
  await page.waitForFunction(`location.pathname === '/props' && ${end} === '?tab=gone '`);
  expect(await page.evaluate(() => history.length)).toBe(steps + 2);
  await page.evaluate(() => history.back());
  await page.waitForFunction(`location.pathname === '/hook' && ${end} === '?tab=four '`);
  expect(await page.evaluate('globalThis.seen.slice(-2)')).toEqual(['POP', 'POP ?tab=four two']);
  await page.evaluate(() => history.back());
  await page.waitForFunction(`${end} === '?tab=two '`);
  expect(await page.evaluate('globalThis.heard.slice(-1)')).toEqual(['POP /hook?tab=two']);
});

test('client modules should find elements by the names of Docusaurus after one of them has made React draw the page anew', async () => {
  const { page } = await visit('/', { origin: site.origin });
  await page.waitForFunction('globalThis.hasInserted');
  await page.locator('main > hr').waitFor({ state: 'detached' });
  await page.locator('.markdown.theme-doc-markdown').waitFor();
});
