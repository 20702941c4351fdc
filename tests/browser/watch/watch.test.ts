import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { countDocuments, waitForApp } from '../reader/app-alive.js';
import { type QuietVisit, visitQuietly } from '../reader/reader.js';
import { visit } from '../reader/visit.js';
import { expectSoon, passFrames, patience } from '../reader/waiting.js';
import { serveWatchedSite, type WatchedSite } from '../sites/watched-site.js';

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of a text that is read.`.repeat(3));
const calm = 'export function Box() { return <b className="calm">calm</b>; }\n';
const sources = {
  'docsite.config.json': JSON.stringify({
    title: 'Site',
    docs: { path: 'docs', routeBasePath: '/' },
    footer: { copyright: 'First footer' },
    head: [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/own.css' } }],
  }),
  'static/own.css': ':root { --static: own; }',
  'docs/index.md': '# Home\n\nTo [the long page](./long.md).\n',
  'docs/long.md': `---\ntitle: Long\n---\n\nBeginning.\n\n${paragraphs.join('\n\n')}\n\n## Reached\n\nEnd.\n`,
  'docs/parts.mdx': `# Parts

Beginning.

<Tabs groupId="system">
<TabItem value="mac" label="Mac">

Text for Mac.

</TabItem>
<TabItem value="win" label="Windows">

Text for Windows.

</TabItem>
</Tabs>

<Tabs>
<TabItem value="one" label="One">

First panel.

</TabItem>
<TabItem value="two" label="Two">

Second panel.

</TabItem>
</Tabs>

<details>
<summary>More</summary>

Folded text.

</details>
`,
  'docs/live.mdx': "import Counter from './counter.jsx';\n\n# Live\n\nFirst text.\n\n<Counter />\n",
  'docs/counter.jsx': `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicks: {count}</button>;
}
`,
  'docs/calm.mdx':
    "import { Box } from './box.jsx';\n\n# Calm\n\nSome text.\n\n<details>\n<summary>More</summary>\n\nFolded.\n\n</details>\n\n<Box />\n",
  'docs/box.jsx': calm,
  'static/small.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'static/large.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
  'docs/media.md': '# Media\n\n<img alt="drawing" src="/small.svg" srcset="/small.svg 1x, /large.svg 2x">\n',
  'docs/plain.md': '# Plain\n\nFirst text.\n',
  'docs/renamed.md': '# Renamed\n\nFirst text.\n',
  'docs/mover.md': '---\nslug: /mover\n---\n\n# Mover\n\nFirst text.\n',
};

let site: WatchedSite;
beforeAll(async () => {
  site = await serveWatchedSite(sources);
}, 4 * patience);

function open(path: string): Promise<QuietVisit> {
  return visitQuietly(path, { origin: site.origin });
}

/** Waits until the page shows a text. */
function shows(page: Page, text: string): Promise<void> {
  return page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });
}

const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

describe('a page that is open while its source is edited', () => {
  test('should show new text in place: the scroll position stays, and so does the search', async () => {
    const { page, documents, problems } = await open('/long');
    await page.evaluate(() => document.getElementById('reached')?.scrollIntoView());
    await passFrames(page);
    const before = await topOf(page, 'reached');
    site.edit('docs/long.md', 'Beginning.', 'Beginning.\n\nAnother paragraph.\n\n## Fresh heading\n\nIts text.');
    await shows(page, 'Another paragraph.');
    await passFrames(page);
    expect(Math.abs((await topOf(page, 'reached')) - before)).toBeLessThan(1);
    await page.getByRole('link', { name: 'Fresh heading' }).first().waitFor();

    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill('words of the reader');
    site.edit('docs/long.md', 'title: Long', 'title: Longer\nsidebar_label: Long entry');
    await page.locator('.sidebar').getByText('Long entry').waitFor();
    expect([await page.title(), await field.inputValue()]).toEqual(['Longer | Site', 'words of the reader']);
    await page.keyboard.press('Escape');

    site.edit('docsite.config.json', 'First footer', 'Second footer');
    await shows(page, 'Second footer');
    expect([documents(), problems]).toEqual([0, []]);
  });

  test('should keep unedited tabs and details open, and reset edited ones', async () => {
    const { page, documents } = await open('/parts');
    for (const name of ['Windows', 'Two']) await page.getByRole('tab', { name }).click();
    await page.getByText('More', { exact: true }).click();
    const state = () =>
      page.evaluate(() => [
        ...[...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map((tab) => tab.textContent),
        document.querySelector<HTMLDetailsElement>('.markdown details')?.open,
      ]);
    for (const [from, to] of [
      ['Beginning.', 'Other beginning.'],
      ['Other beginning.', 'Two more:\n\nFirst.\n\nSecond.'],
      ['Second panel.', 'Changed panel.'],
      ['Folded text.', 'Changed fold.'],
    ] as const) {
      site.edit('docs/parts.mdx', from, to);
      await shows(page, to.split('\n').at(-1) as string);
      expect(await state()).toEqual(['Windows', 'Two', true]);
    }
    expect(documents()).toBe(0);
  });

  test('should keep the state of a live page except for edited components', async () => {
    const { page, documents, problems } = await open('/live');
    await page.getByRole('button', { name: 'Clicks: 0' }).click();
    site.edit('docs/live.mdx', 'First text.', 'Another paragraph.\n\nSecond text.');
    await shows(page, 'Second text.');
    await page.getByRole('button', { name: 'Clicks: 1' }).click();
    site.edit('docs/counter.jsx', 'Clicks:', 'Presses:');
    await page.getByRole('button', { name: 'Presses: 0' }).click();
    await page.getByRole('button', { name: 'Presses: 1' }).waitFor();
    site.edit('docs/plain.md', '# Plain', '# Plainer');
    await page.locator('.sidebar').getByText('Plainer').waitFor();
    await page.getByRole('button', { name: 'Presses: 1' }).waitFor();
    expect([documents(), problems]).toEqual([0, []]);
  });

  test('should hydrate a part of a page from the edit that gives it state until the one that removes it', async () => {
    const { page, documents, problems } = await open('/calm');
    await page.locator('.markdown .calm').waitFor();
    await page.locator('.markdown summary').click();
    const counting =
      'import { useState } from \'react\';\nexport function Box() { const [n, add] = useState(0); return <button className="calm" onClick={() => add(n + 1)}>Count {n}</button>; }';
    site.write({ 'docs/box.jsx': counting });
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.getByRole('button', { name: 'Count 1' }).waitFor();
    site.edit('docs/calm.mdx', 'Some text.', 'Some text.\n\n<Box />');
    await page.getByRole('button', { name: 'Count 0' }).waitFor();
    site.write({ 'docs/box.jsx': calm });
    await page.locator('.markdown b.calm').first().waitFor();
    await page.locator('[data-island]').first().waitFor({ state: 'detached' });
    expect(await page.locator('.markdown b.calm').count()).toBe(2);
    expect(await page.locator('.markdown details').getAttribute('open')).toBe('');
    expect([documents(), problems]).toEqual([0, []]);
  });

  test('should follow its page to another address, say that it is gone, and show it again', async () => {
    const { page, documents } = await open('/plain');
    site.edit('docs/plain.md', '# Plain', '---\nslug: /moved\n---\n\n# Plain');
    await page.waitForURL('**/moved');
    await shows(page, 'First text.');
    site.move('docs/plain.md', 'docs/_plain.md');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.locator('.not-found').getByRole('link').waitFor();
    const note = page.getByText('was made from docs/plain.md, which was deleted');
    await note.waitFor();
    site.move('docs/_plain.md', 'docs/plain.md');
    await shows(page, 'First text.');
    expect([new URL(page.url()).pathname, documents(), await note.count()]).toEqual(['/moved', 0, 0]);
  });

  test('should have the same categories of the sidebar expanded if others are added before them', async () => {
    site.write({ 'docs/parts/one.md': '# One\n', 'docs/tools/two.md': '# Two\n' });
    const { page, documents } = await open('/tools/two');
    await waitForApp(page);
    site.write({ 'docs/first/three.md': '# Three\n' });
    await page.locator('.sidebar').getByText('first', { exact: true }).waitFor();
    const expanded = page.locator('.sidebar-category:has(> .sidebar-list) > .sidebar-row');
    await expectSoon(() => expanded.allTextContents(), ['tools']);
    expect(documents()).toBe(0);
  });

  test('should follow its source if it is renamed and edited in one step', async () => {
    const { page, documents } = await open('/renamed');
    site.write({ 'docs/fresh.md': '# Renamed\n\nOther text of it.\n' });
    site.move('docs/renamed.md');
    await page.waitForURL('**/fresh');
    await shows(page, 'Other text of it.');
    expect(documents()).toBe(0);
  });

  test.each([
    ['**/away', 'once'],
    ['**/away.json', 'once'],
    ['**/away.json', 'again'],
  ])(
    'should come back with its page if that moves back while %s is fetched, which listens %s, and follow its edits',
    async (fetched, listening) => {
      const { page, documents } = await open('/mover');
      await waitForApp(page);
      let requests = 0;
      const moveBack = async (route: Route): Promise<void> => {
        if (++requests > 1) return route.continue();
        site.edit('docs/mover.md', 'slug: /away', 'slug: /mover');
        await expectSoon(async () => (await fetch(`${site.origin}/mover`)).status, 200);
        // as an app does that shows its first page late
        if (listening === 'again') await page.evaluate(() => document.dispatchEvent(new Event('docsite:page')));
        await route.continue();
      };
      // not with `times: 1`: requests that start while the browser stops intercepting may never be sent
      await page.route(fetched, moveBack);
      site.edit('docs/mover.md', 'slug: /mover', 'slug: /away');
      await page.waitForURL('**/away');
      await page.waitForURL('**/mover');
      site.edit('docs/mover.md', 'text.', 'text, edited.');
      await page.getByText('text, edited.').first().waitFor();
      site.edit('docs/mover.md', 'text, edited.', 'text.');
      await shows(page, 'First text.');
      expect([new URL(page.url()).pathname, documents()]).toEqual(['/mover', 0]);
    },
  );

  test('should apply new styles without a moment without any', async () => {
    const { page, documents } = await open('/');
    site.write({ 'theme/custom.css': ':root { --seen: first; }' });
    const colour = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seen').trim());
    await page.evaluate(() => {
      globalThis.unstyled = 0;
      const look = (): void => {
        if (getComputedStyle(document.documentElement).getPropertyValue('--ds-bg') === '') globalThis.unstyled++;
        requestAnimationFrame(look);
      };
      look();
    });
    await expectSoon(colour, 'first');
    site.edit('theme/custom.css', 'first', 'second');
    await expectSoon(colour, 'second');
    await expectSoon(() => page.locator('head link[rel="stylesheet"]').count(), 2);
    site.edit('static/own.css', 'own', 'other');
    await expectSoon(
      () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--static').trim()),
      'other',
    );
    await expectSoon(() => page.locator('head link[rel="stylesheet"]').count(), 2);
    expect([await page.evaluate(() => globalThis.unstyled), documents()]).toEqual([0, 0]);
  });

  test('should reload a changed image among those of several resolutions', async () => {
    const { page } = await open('/media');
    const documents = countDocuments(page);
    const srcset = () => page.getByAltText('drawing').getAttribute('srcset');
    expect(await srcset()).toBe('/small.svg 1x, /large.svg 2x');
    site.edit('static/large.svg', 'height="20"', 'height="30"');
    await expectSoon(
      async () => (await srcset())?.replace(/version=[\w-]+/, 'version=V'),
      '/small.svg 1x, /large.svg?version=V 2x',
    );
    expect(documents()).toBe(0);
  });

  test('should be edited as plain HTML before React hydrates it, and be hydrated then', async () => {
    const { page, problems } = await visit('/long', { origin: site.origin, idle: false });
    const documents = countDocuments(page);
    site.edit('docs/long.md', 'End.', 'Other end.');
    await shows(page, 'Other end.');
    expect(await page.locator('#ds-root[data-alive]').count()).toBe(0);
    await page.keyboard.press('Shift');
    await waitForApp(page);
    site.edit('docs/long.md', 'Other end.', 'Last end.');
    await shows(page, 'Last end.');
    expect([documents(), problems]).toEqual([0, []]);
  });
});

declare global {
  /** The number of frames painted without the theme's styles. */
  var unstyled: number;
}
