import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const guarded = `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import { useRef, useState } from 'react';
import { Prompt } from 'react-router-dom';
export default function Guarded() {
  const history = useHistory();
  const [mode, setMode] = useState('open');
  const unblock = useRef();
  const count = (location, action) => {
    globalThis.asked = [...(globalThis.asked ?? []), action + ' ' + location.pathname + location.search];
  };
  useHistoryPopHandler(mode === 'handled' ? (location, action) => (count(location, action), false) : () => {});
  const block = () => {
    unblock.current = history.block((location, action) => (count(location, action), false));
    setMode('blocked');
  };
  const open = () => { unblock.current?.(); setMode('open'); };
  return <Layout>
    <h1>Guarded</h1>
    <button onClick={block}>Block</button><button onClick={open}>Open</button>
    <button onClick={() => setMode('asking')}>Ask</button><button onClick={() => setMode('handled')}>Handle</button>
    <button onClick={() => history.push('?a=1')}>Query</button>
    <p id="mode">{mode}</p>
    {mode === 'asking' && <Prompt message="Leave?" />}
    <Link to="/other">Away</Link>
  </Layout>;
}`;

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]],
      themeConfig: { navbar: { items: [{ label: 'Guarded', to: '/guarded' }] } },
    };`,
    'src/pages/index.md': '# Home',
    'src/pages/other.md': '# Other',
    'src/pages/guarded.jsx': guarded,
  });
});

/** Opens the home page, then the page that may keep its readers. */
async function visitGuarded(mode: string): Promise<Page> {
  const { page } = await visit('/', { origin: site.origin });
  await waitForApp(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guarded' }).click();
  await page.getByRole('button', { name: mode }).click();
  await page.locator('#mode:not(:text("open"))').waitFor();
  return page;
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const askedOf = (page: Page) => page.evaluate(() => globalThis.asked ?? []);
const waitForAsked = (page: Page, count: number) => page.waitForFunction((n) => globalThis.asked?.length === n, count);

declare global {
  /** What the page was asked about leaving. */
  var asked: string[] | undefined;
}

test('a page that blocks the history should keep readers who follow a link, until it lets them go', async () => {
  const page = await visitGuarded('Block');
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('button', { name: 'Query' }).click();
  await waitForAsked(page, 2);
  expect([await askedOf(page), await pathOf(page)]).toEqual([['PUSH /other', 'PUSH /guarded?a=1'], '/guarded']);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('heading', { name: 'Other' }).waitFor();
});

test.each(['Block', 'Handle'])('readers who go back should stay if a page refuses it by “%s”', async (mode) => {
  const page = await visitGuarded(mode);
  await page.evaluate(() => history.back());
  await waitForAsked(page, 1);
  await page.waitForFunction(() => location.pathname === '/guarded');
  expect(await askedOf(page)).toEqual(['POP /']);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  expect(await pathOf(page)).toBe('/');
});

test.each([
  ['stay', '/guarded'],
  ['leave', '/other'],
])('a prompt should let readers choose to %s', async (choice, path) => {
  const page = await visitGuarded('Ask');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return choice === 'stay' ? dialog.dismiss() : dialog.accept();
  });
  await page.getByRole('link', { name: 'Away' }).click();
  if (choice === 'leave') await page.getByRole('heading', { name: 'Other' }).waitFor();
  expect([questions, await pathOf(page)]).toEqual([['Leave?'], path]);
});
