import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visitQuietly } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
const pages = new Map<string, Page>();

beforeAll(async () => {
  const link = (name: string): string => `<a href="https://example.org/${name}">${name}</a>`;
  site = await serveBuiltSite({
    'docsite.config.ts': `export default {
      title: 'Links',
      announcementBar: { id: 'one', content: '${link('announcement')}' },
      navbar: { items: [{ type: 'html', html: '${link('navbar')}' }, { label: 'item', href: 'https://example.org/item' }] },
      footer: { copyright: '${link('copyright')}', links: [{ items: [{ html: '${link('column')}' }] }] },
    };`,
    'pages/index.md': `# Home\n\n[text](https://example.org/text) and ${link('raw')} and <a href="/live">live</a>\n\n<a href="https://example.org/tabbed" target="_blank">tabbed</a>\n`,
    'pages/live.tsx': `export default function Live() { return <main><a href="https://example.org/component">component</a> <a href="https://example.org/opened" target="_blank">opened</a></main>; }`,
  });
  for (const path of ['/', '/live']) {
    const { page } = await visit(path, { origin: site.origin, isShared: true });
    await answerElsewhere(page);
    pages.set(path, page);
  }
});

async function answerElsewhere(page: Page): Promise<void> {
  await page
    .context()
    .route('https://example.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>there</p>' }));
}

test.each([
  ['/', 'text'],
  ['/', 'raw'],
  ['/', 'tabbed'],
  ['/', 'announcement'],
  ['/', 'navbar'],
  ['/', 'item'],
  ['/', 'copyright'],
  ['/', 'column'],
  ['/live', 'component'],
  ['/live', 'opened'],
])('on %s the external link “%s” should open in a new tab without access to this one', async (path, name) => {
  const page = pages.get(path) as Page;
  const link = page.getByRole('link', { name }).first();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForURL(`https://example.org/${name}`);
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  await tab.close();
  expect(new URL(page.url()).pathname).toBe(path);
  expect((await link.getAttribute('rel'))?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
});

test('an external link of a page loaded by navigation should open in a new tab, too', async () => {
  const { page, documents } = await visitQuietly('/live', { origin: site.origin });
  await answerElsewhere(page);
  await page.getByRole('banner').getByRole('link', { name: 'Links' }).click();
  await arrive(page, 'Home');
  const link = page.getByRole('link', { name: 'text' });
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'raw' }).click(),
  ]);
  await tab.waitForURL('https://example.org/raw');
  expect([await tab.evaluate(() => [opener, document.referrer]), documents()]).toEqual([[null, ''], 0]);
});

test('the icon of an external link should never begin a line', async () => {
  const { page } = await visit('/docs/apis/core/lock');
  const apart = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const mark = document.querySelector('.external-mark')?.cloneNode() as Element;
    main.innerHTML =
      '<p class="markdown"><a href="https://example.org">One two three four five six seven</a> eight</p>';
    const link = main.querySelector('a') as HTMLElement;
    link.append(mark);
    const text = document.createRange();
    text.selectNodeContents(link.firstChild as Node);
    return Array.from({ length: 300 }, (_, index) => 100 + index).filter((width) => {
      main.style.width = `${width}px`;
      const end = [...text.getClientRects()].at(-1)?.bottom ?? 0;
      return mark.getBoundingClientRect().top >= end;
    });
  });
  expect(apart).toEqual([]);
});
