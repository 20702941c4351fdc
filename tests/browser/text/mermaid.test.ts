import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { findViolationsInBothModes, horizontalOverflow } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { arrive, expectSoon, settle } from '../reader/waiting.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const fence = (info: string, ...lines: string[]): string => ['```mermaid'.concat(info), ...lines, '```', ''].join('\n');
const near = fence(' title="Two steps"', 'flowchart LR', '  first[First step] -->|then| second[Second step]');
const far = fence(
  '',
  'sequenceDiagram',
  '  accTitle: A greeting',
  '  accDescr: Alice greets Bob.',
  '  Alice->>Bob: Hello',
);
const wide = fence('', 'flowchart LR', `  ${'abcdefghijkl'.split('').join(' --> ')}`);
const text = 'Some words of a long text. '.repeat(1500);

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({ title: 'Diagrams', docs: { routeBasePath: '/' } }),
    'docs/index.md': `# Home\n\n${near}\n${text}\n\n${far}`,
    'docs/wide.md': `# Wide\n\n${wide}`,
    'docs/plain.md': '# Plain\n\nWords.\n',
    'docs/live.mdx': `import { Counter } from '../counter.tsx';\n\n# Live\n\n<Counter />\n\n${near}`,
    'counter.tsx':
      'import { useState } from \'react\';\nexport function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>;\n}\n',
  });
});

const drawing = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** The Mermaid files that a page requests from now on. */
function watchMermaid(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/assets/mermaid/')) files.push(path);
  });
  return files;
}

/** The colours of a drawing: of its first box, and of the text in it. */
function colorsOf(page: Page, name: string): Promise<string[]> {
  return drawing(page, name)
    .locator('.node')
    .first()
    .evaluate((node) => [
      getComputedStyle(node.querySelector('rect') as Element).fill,
      getComputedStyle(node.querySelector('p, text') as Element).color,
    ]);
}

describe('a diagram', () => {
  test('should be drawn under the policy of the site, labelled by its title, with its source below', async () => {
    const { page, problems } = await visit('/', { origin: site.origin });
    await drawing(page, 'Two steps').waitFor();
    expect(await drawing(page, 'Two steps').textContent()).toMatch(/First step[\s\S]*Second step/);
    expect(await page.getByRole('figure').first().locator('figcaption').textContent()).toBe('Two steps');
    const source = page.getByText('flowchart LR').first();
    expect(await source.isVisible()).toBe(false);
    await page.getByText('Source of the diagram').first().click();
    expect(await source.isVisible()).toBe(true);
    await settle(page);
    expect(problems).toEqual([]);
  });

  test('should be drawn when it comes near, without a shift, and prefer its own title as label', async () => {
    const { page, problems } = await visit('/', { origin: site.origin });
    await drawing(page, 'Two steps').waitFor();
    await settle(page);
    const greeting = drawing(page, 'A greeting');
    expect(await greeting.count()).toBe(0);
    const shift = await page.evaluate(() => globalThis.layoutShift);
    await page.evaluate(() => {
      const figure = [...document.querySelectorAll('figure')].at(-1) as Element;
      scrollTo({ top: figure.getBoundingClientRect().top + scrollY - innerHeight - 400, behavior: 'instant' });
    });
    await greeting.waitFor();
    await settle(page);
    expect(await page.evaluate(() => globalThis.layoutShift)).toBe(shift);
    expect(await greeting.getAttribute('aria-description')).toBe('Alice greets Bob.');
    expect(problems).toEqual([]);
  });

  test('should have the colours of the mode, and change with it', async () => {
    const { page } = await visit('/', { origin: site.origin, theme: 'dark' });
    await drawing(page, 'Two steps').waitFor();
    const dark = await colorsOf(page, 'Two steps');
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await page.locator('figure[data-drawn="light"]').first().waitFor();
    const light = await colorsOf(page, 'Two steps');
    expect([dark[1], light[1]]).toEqual(['rgb(247, 243, 238)', 'rgb(27, 23, 20)']);
    expect(dark[0]).not.toBe(light[0]);
  });

  test('should be drawn on the next page too, and cost nothing on pages without one', async () => {
    const { page, problems } = await visit('/plain', { origin: site.origin });
    const files = watchMermaid(page);
    await waitForApp(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    expect(files).toEqual([]);
    await sidebar.getByRole('link', { name: 'Wide' }).click();
    await arrive(page, 'Wide');
    await drawing(page, 'Diagram').waitFor();
    await sidebar.getByRole('link', { name: 'Live' }).click();
    await arrive(page, 'Live');
    await drawing(page, 'Two steps').waitFor();
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.getByRole('button', { name: 'Count 1' }).waitFor();
    expect(await drawing(page, 'Two steps').count()).toBe(1);
    await settle(page);
    expect(problems).toEqual([]);
  });

  test.each([1440, 320])('should scroll if it is wider than a window of %d pixels, and satisfy axe', async (width) => {
    const { page } = await visit('/wide', { origin: site.origin, width });
    const wideOne = drawing(page, 'Diagram');
    await wideOne.waitFor();
    await expectSoon(() => wideOne.getAttribute('tabindex'), '0');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });

  test('should show its source and a message if it cannot be drawn', async () => {
    const { page } = await visit('/', { origin: site.origin, without: '**/assets/mermaid/*' });
    await page.getByText('The diagram could not be drawn. This is its source.').first().waitFor();
    expect(await page.getByText('flowchart LR').first().isVisible()).toBe(true);
  });

  test('should be its source without script, and in the Markdown twin', async () => {
    const { page } = await visit('/', { origin: site.origin, script: false });
    expect(await page.getByText('flowchart LR').first().isVisible()).toBe(true);
    expect(readFileSync(join(site.outDir, 'index.md'), 'utf8')).toContain(near);
  });
});

test('a site should be able to choose Mermaid themes and options', async () => {
  const { origin } = await serveBuiltSite({
    'docsite.config.json': JSON.stringify({
      title: 'Themed',
      docs: { routeBasePath: '/' },
      diagrams: { light: 'forest', options: { fontFamily: 'serif' } },
    }),
    'docs/index.md': `# Home\n\n${near}`,
  });
  const { page, problems } = await visit('/', { origin, theme: 'light' });
  await drawing(page, 'Two steps').waitFor();
  // the fill colour for nodes in Mermaid's theme
  expect((await colorsOf(page, 'Two steps'))[0]).toBe('rgb(205, 228, 152)');
  const label = drawing(page, 'Two steps').locator('.nodeLabel').first();
  expect(await label.evaluate((node) => getComputedStyle(node).fontFamily)).toBe('serif');
  expect(problems).toEqual([]);
});
