import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { visit } from '../reader/visit.js';
import { expectSoon, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

declare global {
  /** Names of the scripts in the pages below, in the order in which they ran. */
  var order: string[];
}

const run = (name: string): string => `(window.order ??= []).push("${name}")`;
const links = '[Home](/index.md) [Plain](/plain.md) [Described](/described.mdx) [Live](/live.mdx)\n';

const files = {
  'docsite.config.json': JSON.stringify({
    title: 'Site',
    url: 'https://example.org',
    docs: { routeBasePath: '/' },
    head: [
      { tag: 'script', content: run('site') },
      { tag: 'script', attrs: { src: 'https://stats.example.com/s.js' } },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#123456' } },
      { tag: 'meta', attrs: { property: 'og:image', content: '/card.png' } },
    ],
  }),
  'static/card.png': 'x',
  'static/page.css': ':root { --page: described }',
  'docs/index.md': `# Home\n\n${links}`,
  'docs/plain.md': `# Plain\n\n${links}`,
  'docs/described.mdx': `---
head:
  - tag: meta
    attrs: { name: theme-color, content: '#abcdef' }
  - tag: script
    content: '${run('page')}'
---

<Head>
  <html className="wide described" data-kind="described" />
  <body className="of-page" />
  <title>From its head</title>
  <meta property="og:image" content="https://example.org/other.png" />
  <link rel="stylesheet" href="/page.css" />
  <style>{\`:root { --inline: 1 }\`}</style>
</Head>

# Described

${links}`,
  'docs/live.mdx': `import { Counter } from '../components/counter.tsx';\n\n# Live\n\n<Counter />\n\n${links}`,
  'theme/shell/footer.tsx': `import { Head } from '@theme/content/head';
import { Footer as Original } from '@theme-original/shell/footer';
export const Footer = () => (
  <>
    <Head>
      <meta name="of-theme" content="footer" />
    </Head>
    <Original />
  </>
);
`,
  'components/counter.tsx': `import { useState } from 'react';
import { Head } from '@theme/content/head';
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Head>
        <title>{\`Count \${count}\`}</title>
        {count < 2 && <meta name="count" content={String(count)} />}
      </Head>
      <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
    </>
  );
}
`,
};

describe('the head of the document', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await serveBuiltSite(files);
  });

  async function open(path: string): Promise<{ page: Page; problems: readonly string[] }> {
    const opened = await visit('/card.png', { origin: site.origin });
    await opened.page.route('https://stats.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: run('stats') }),
    );
    await opened.page.goto(path);
    await waitForApp(opened.page);
    return opened;
  }

  const headOf = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const { className, dataset } = document.documentElement;
      const around = [className.trim(), String(dataset.kind), document.body.className];
      return [...around, ...Array.from(document.head.children, ({ outerHTML }) => outerHTML).sort()];
    });

  async function follow(page: Page, name: string): Promise<void> {
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await waitForApp(page);
    await settle(page);
  }

  test('should be that of each page navigated to, as if it had been loaded', async () => {
    const loaded = new Map<string, string[]>();
    for (const [name, path] of Object.entries({ Plain: '/plain', Described: '/described', Live: '/live' })) {
      const { page } = await open(path);
      await settle(page);
      loaded.set(name, await headOf(page));
    }
    expect(loaded.get('Described')?.slice(0, 3)).toEqual(['wide described', 'described', 'of-page']);
    const { page, problems } = await open('/');
    const documents = countDocuments(page);
    for (const name of ['Plain', 'Described', 'Live', 'Described', 'Plain', 'Live', 'Plain']) {
      await follow(page, name);
      await expectSoon(async () => [name, await headOf(page)], [name, loaded.get(name) ?? []]);
    }
    expect(documents()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('should run scripts of the site once, and those of a page on each visit', async () => {
    const { page, problems } = await open('/described');
    expect(await page.evaluate(() => globalThis.order)).toEqual(['site', 'page', 'stats']);
    await follow(page, 'Plain');
    await follow(page, 'Described');
    expect(await page.evaluate(() => globalThis.order)).toEqual(['site', 'page', 'stats', 'page']);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'))).toBe(
      'described',
    );
    expect(problems).toEqual([]);
  });

  test('should follow the state of components', async () => {
    const { page, problems } = await open('/live');
    const count = page.locator('head meta[name=count]');
    expect([await page.title(), await count.getAttribute('content')]).toEqual(['Count 0', '0']);
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.waitForFunction(() => document.title === 'Count 1');
    expect(await count.getAttribute('content')).toBe('1');
    await page.getByRole('button', { name: 'Count 1' }).click();
    await page.waitForFunction(() => document.title === 'Count 2');
    expect(await count.count()).toBe(0);
    await follow(page, 'Plain');
    expect(await page.title()).toBe('Plain | Site');
    expect(problems).toEqual([]);
  });
});
